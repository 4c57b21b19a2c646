import type { ReactNode } from 'react';
import { useTitle } from '#session/release.tsx';
import * as css from './frame.module.css';
import { Strips } from './Strips.tsx';
import { TopBar } from './TopBar.tsx';

interface PageProps {
  crumbs: Array<{ name: string; to?: string }>;
  title: string[];
  children: ReactNode;
}

/** One page in the frame: top bar, strips that explain silence, content. */
export function Page({ crumbs, title, children }: PageProps) {
  useTitle(...title);
  return (
    <>
      <TopBar crumbs={crumbs} />
      <Strips />
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
