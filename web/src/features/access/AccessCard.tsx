import { type ReactNode, useEffect, useState } from 'react';
import { EnvironmentRibbon } from '#frame/EnvironmentRibbon.tsx';
import { useRelease } from '#session/release.tsx';
import { Logo } from '#ui/Logo.tsx';
import { readInstalledBuild } from './version/builds.ts';
import '#frame/frame.module.css';
import * as css from './access.module.css';

/** The centred card of every page outside the console. */
export function AccessCard({ title, children }: { title: string; children: ReactNode }) {
  const { productName, environment, version } = useRelease();
  return (
    <main className={css.access}>
      <div className={css.accessBrand}>
        <Logo size={28} />
        <span>{productName}</span>
        <EnvironmentRibbon />
      </div>
      <section className={css.accessCard} aria-labelledby="access-title">
        <h1 id="access-title">{title}</h1>
        {children}
      </section>
      {environment !== 'production' && <InstalledBuild version={version} />}
    </main>
  );
}

/** The end of the installed app's build, by which testers name it (SYS.10); of the server's version where none is installed. */
function InstalledBuild({ version }: { version: string }) {
  const [build, setBuild] = useState<string | null>(null);
  useEffect(() => {
    readInstalledBuild().then(setBuild, () => setBuild(null));
  }, []);
  return <p className="meta quiet num">{(build ?? version).slice(-8)}</p>;
}
