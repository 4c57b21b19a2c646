import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { Button } from '#ui/Button.tsx';
import { formatChip, formatCount } from '#ui/format.ts';
import * as kit from '#ui/ui.module.css';
import * as css from './dead-letters.module.css';
import { kindLabel } from './letter-labels.ts';

interface KindChipsProps {
  /** Null until they are read. */
  counts: ReadonlyArray<{ kind: string; count: number }> | null;
  chosen: string | null;
  onChoose: (kind: string | null) => void;
}

/** Reasons of dead letters, with counts; one of them filters the list. */
export function KindChips({ counts, chosen, onChoose }: KindChipsProps) {
  const totals = new Map<string, number>();
  for (const { kind, count } of counts ?? []) totals.set(kind, (totals.get(kind) ?? 0) + count);
  if (chosen !== null && !totals.has(chosen)) totals.set(chosen, 0);
  const all = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const chips: Array<[kind: string | null, name: string, count: number]> = [
    [null, texts.allReasons, all],
    ...[...totals]
      .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      .map(([kind, count]): [string, string, number] => [kind, kindLabel(kind), count]),
  ];
  return (
    <ul className={css.kindChips} aria-label={texts.reasons}>
      {chips.map(([kind, name, count]) => (
        <li key={name}>
          <Button
            variant="plain"
            className={`${css.kindChip}${kind === chosen ? ` ${css.isOn}` : ''}`}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            {`${name} `}
            {counts && (
              <span className={kit.chip} title={formatCount(count)}>
                {formatChip(count)}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
