import type { CSSProperties } from 'react';
import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import { parserTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { emptySource } from '#ui/format.ts';
import { eventRows, fieldName } from './event-rows.ts';
import { fieldColour } from './field-colours.ts';
import type { Pointing } from './MarkedText.tsx';
import { fieldKey } from './pieces.ts';
import * as css from './reading.module.css';

interface EventTableProps {
  /** From 0, of all that the payload yields. */
  position: number;
  total: number;
  versions: string[];
  /** The event as each version parses it; null where one does not. */
  events: Array<CanonicalEvent | null>;
  /** Fields whose text is in the payload. */
  sources: ReadonlySet<string>;
  timezone: string;
  pointing: Pointing;
}

/** An event field by field, versions beside each other; fields that are empty everywhere are named beneath. */
export function EventTable({ position, total, versions, events, sources, timezone, pointing }: EventTableProps) {
  const rows = eventRows(events, timezone);
  const filled = rows.filter(({ values }) => values.some((value) => value !== null));
  const empty = rows.filter((row) => !filled.includes(row));
  const name = total > 1 ? texts.eventOf(position + 1, total) : texts.event;
  return (
    <div className={css.parserEvent}>
      <table aria-label={name}>
        {(versions.length > 1 || total > 1) && (
          <thead>
            <tr>
              <th scope="col">{total > 1 ? name : <span className="unseen">{texts.field}</span>}</th>
              {versions.map((version, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
                <th key={n} scope="col" className="mono">
                  {versions.length > 1 ? version : ''}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {filled.map(({ field, label, values, differs }) => {
            const key = fieldKey(position, field);
            const hasSource = sources.has(field);
            return (
              <tr
                key={field}
                className={[differs && css.differs, pointing.key === key && css.isOn].filter(Boolean).join(' ')}
                onPointerEnter={() => hasSource && pointing.point(key)}
                onPointerLeave={() => hasSource && pointing.point(null)}
              >
                <th scope="row">
                  {hasSource ? (
                    <Button
                      variant="plain"
                      className={css.parserField}
                      style={{ '--piece': fieldColour(field) } as CSSProperties}
                      title={texts.showInPayload}
                      onFocus={() => pointing.point(key)}
                      onBlur={() => pointing.point(null)}
                    >
                      {label}
                    </Button>
                  ) : (
                    label
                  )}
                  {differs && <span className={css.parserDiffers}>{texts.differs}</span>}
                </th>
                {values.map((value, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
                  <td key={n}>{value ?? <span className="quiet">{emptySource}</span>}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {empty.length > 0 && (
        <details className="meta quiet">
          <summary>{texts.emptyFields(empty.length)}</summary>
          {empty.map(({ field }) => fieldName(field)).join(', ')}
        </details>
      )}
    </div>
  );
}
