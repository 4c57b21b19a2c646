import { useQuery } from '@apollo/client/react';
import { sourceSystemsQuery } from '#features/fields/systems-queries.ts';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { errorMessage } from '#session/apollo.ts';
import { alarmListTexts as texts } from '#texts/alarm-list.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { useIsSlow } from '#ui/use-is-slow.ts';
import type { Column } from './columns.tsx';
import * as css from './lens-table.module.css';

/** Widths of the skeleton's names, all different. */
const nameWidths = Array.from({ length: 16 }, (_, line) => 30 + ((line * 17) % 45));

interface LensSkeletonProps {
  columns: Column[];
  template: string;
  rowHeight: number;
  isSelectable: boolean;
}

/** Skeleton rows at the row height, in the table's columns. */
export function LensSkeleton({ columns, template, rowHeight, isSelectable }: LensSkeletonProps) {
  if (!useIsSlow()) return null;
  return (
    <div role="rowgroup" aria-hidden>
      {nameWidths.map((percent) => (
        <div key={percent} className={css.lensBone} style={{ height: rowHeight, gridTemplateColumns: template }}>
          {isSelectable && <span />}
          {columns.map(({ id, grows }) => (
            <span key={id} className={kit.bone} style={{ width: grows ? `${percent}%` : '75%' }} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Notice in a lens without alarms: none was ever sent, filters hide them, or none is in it. */
export function EmptyLens({ name, isFiltered, onClear }: { name: string; isFiltered: boolean; onClear: () => void }) {
  const places = useShellPlaces();
  const { data } = useQuery(sourceSystemsQuery, { context: { quiet: true } });
  if (isFiltered) {
    return (
      <Empty kind="filtered" title={texts.noMatch}>
        <Button onClick={onClear}>{texts.clearFilters}</Button>
      </Empty>
    );
  }
  if (data?.sourceSystems.length === 0) {
    return <Empty kind="good" title={texts.noneYet} detail={texts.noneYetDetail} />;
  }
  return (
    <Empty kind="good" title={texts.clear(name)} detail={texts.clearDetail}>
      {name !== 'Active' && <ButtonLink to={places.alarms}>{texts.goToActive}</ButtonLink>}
    </Empty>
  );
}

export function FailedLens({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <Failed title={alarmTexts.failed} error={errorMessage(error)} onRetry={onRetry} />;
}
