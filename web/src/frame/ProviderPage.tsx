import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMe } from '#session/me.tsx';
import { useTitle } from '#session/release.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { Tag } from '#ui/Tag.tsx';
import { Crumbs } from './Crumbs.tsx';
import { EnvironmentRibbon } from './EnvironmentRibbon.tsx';
import * as frameCss from './frame.module.css';
import * as providerPageCss from './provider-page.module.css';
import { Strips } from './Strips.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** One page of the provider's console: which customer it is about, and its content. */
export function ProviderPage({ name, children }: { name: string; children: ReactNode }) {
  const { customer } = useMe();
  useTitle(name, customer.name);
  return (
    <>
      <header className={frameCss.topBar}>
        <EnvironmentRibbon />
        <Crumbs crumbs={[{ name: customer.name, to: '/' }, { name }]} />
        <span className={providerPageCss.providerTag}>
          <Tag icon={ShieldCheck}>{texts.providerConsole}</Tag>
        </span>
        <div className="grow" />
        <ThemeButton />
      </header>
      <Strips />
      <main id="content" className={frameCss.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
