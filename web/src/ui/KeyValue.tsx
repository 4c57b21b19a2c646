import type { ReactNode } from 'react';
import * as css from './ui.module.css';

/** Labels and values in two columns. A row without a value shows what its caller passes for empty. */
export function KeyValue({ rows }: { rows: Array<[label: string, value: ReactNode]> }) {
  return (
    <dl className={css.kv}>
      {rows.flatMap(([label, value]) => [<dt key={`${label}:`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
