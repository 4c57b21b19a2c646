import type { ReactNode } from 'react';
import { EnvironmentRibbon } from '#frame/EnvironmentRibbon.tsx';
import { useRelease } from '#session/release.tsx';
import { Logo } from '#ui/Logo.tsx';
import '#frame/shell.css';
import './access.css';

/** The centred card of every page outside the console. */
export function AccessCard({ title, children }: { title: string; children: ReactNode }) {
  const { productName, environment, version } = useRelease();
  return (
    <main className="access">
      <div className="access-brand">
        <Logo size={28} />
        <span>{productName}</span>
        <EnvironmentRibbon />
      </div>
      <section className="access-card" aria-labelledby="access-title">
        <h1 id="access-title">{title}</h1>
        {children}
      </section>
      {environment !== 'production' && <p className="meta quiet num">{version.slice(-8)}</p>}
    </main>
  );
}
