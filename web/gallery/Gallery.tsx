import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { Guarded } from '#ui/Guarded.tsx';
import { antdTheme } from '#ui/theme.ts';
import { createToaster, ToastHost } from '#ui/toast.tsx';
import type { ThemeName } from '#ui/tokens.ts';
import { actionParts } from './action-parts.tsx';
import { chartParts } from './chart-parts.tsx';
import { formParts } from './form-parts.tsx';
import * as css from './gallery.module.css';
import { markParts } from './mark-parts.tsx';
import { overlayParts } from './overlay-parts.tsx';
import type { Part } from './part.ts';
import { stateParts } from './state-parts.tsx';
import { tableParts } from './table-parts.tsx';

const chapters: ReadonlyArray<[name: string, parts: readonly Part[]]> = [
  ['Actions', actionParts],
  ['Forms', formParts],
  ['States', stateParts],
  ['Overlays', overlayParts],
  ['Tables', tableParts],
  ['Marks', markParts],
  ['Charts', chartParts],
];

/** Every part of the kit in each of its states, in both themes side by side; for development and its tests alone. */
export const Gallery = () => (
  <main className={css.gallery}>
    <h1 className="unseen">Gallery</h1>
    <Column theme="light" />
    <Column theme="dark" />
  </main>
);

function Column({ theme }: { theme: ThemeName }) {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [toaster] = useState(createToaster);
  const { cssVar: _, ...shared } = antdTheme(theme, false);
  return (
    <section ref={setColumn} className={css.galleryColumn} data-theme={theme} aria-label={`${theme} theme`}>
      {column && (
        <ConfigProvider
          theme={{ ...shared, cssVar: { key: `gallery-${theme}` } }}
          // popups take the theme of their column
          getPopupContainer={() => column}
        >
          <ToastHost toaster={toaster}>
            {chapters.map(([name, parts]) => (
              <Chapter key={name} name={name} parts={parts} />
            ))}
          </ToastHost>
        </ConfigProvider>
      )}
    </section>
  );
}

const Chapter = ({ name, parts }: { name: string; parts: readonly Part[] }) => (
  <>
    <h2>{name}</h2>
    {parts.map((part) => (
      <div key={part.name} className={css.galleryPart}>
        <h3>{part.name}</h3>
        <div data-part={part.name}>
          <Guarded>
            <Drawn part={part} />
          </Guarded>
        </div>
      </div>
    ))}
  </>
);

/** A part may use hooks. */
const Drawn = ({ part: { draw: Draw } }: { part: Part }) => <Draw />;
