import { Fragment } from 'react';

/** A point or another word of a source as it was written; a long path breaks behind its separators. */
export const SourceText = ({ children: text }: { children: string }) => (
  <span className="mono">
    {[...text.matchAll(/[^/|:.]*[/|:.]|[^/|:.]+/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
