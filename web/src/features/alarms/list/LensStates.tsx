import { useQuery } from '@apollo/client/react';

import { sourceSystemsQuery } from '#features/fields/systems-queries.ts';

import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { errorMessage } from '#session/apollo.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { useIsSlow } from '#ui/use-is-slow.ts';
import type { Column } from './columns.tsx';

/** Widths of the skeleton's names: all different, none telling. */
const nameWidths = Array.from({ length: 16 }, (_, line) => 30 + ((line * 17) % 45));

interface LensSkeletonProps {
  columns: Column[];
  template: string;
  rowHeight: number;
  isSelectable: boolean;
}

/** Rows of bones at the exact row height, in the columns of the rows to come. */
export function LensSkeleton({ columns, template, rowHeight, isSelectable }: LensSkeletonProps) {
  if (!useIsSlow()) return null;
  return (
    <div role="rowgroup" aria-hidden>
      {nameWidths.map((percent) => (
        <div key={percent} className="lens-bone" style={{ height: rowHeight, gridTemplateColumns: template }}>
          {isSelectable && <span />}
          {columns.map(({ id, grows }) => (
            <span key={id} className="bone" style={{ width: grows ? `${percent}%` : '75%' }} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A lens without alarms: because nothing was ever sent, because of filters, or because all is well. */
export function EmptyLens({ name, isFiltered, onClear }: { name: string; isFiltered: boolean; onClear: () => void }) {
  const places = useShellPlaces();
  const { data } = useQuery(sourceSystemsQuery, { context: { quiet: true } });
  if (isFiltered) {
    return (
      <Empty kind="filtered" title="No alarms match these filters">
        <Button onClick={onClear}>Clear filters</Button>
      </Empty>
    );
  }
  if (data?.sourceSystems.length === 0) {
    return (
      <Empty kind="good" title="No alarms yet" detail="Alarms appear here as soon as an integration sends them." />
    );
  }
  return (
    <Empty kind="good" title={`${name} is clear`} detail="New alarms appear here automatically.">
      {name !== 'Active' && <ButtonLink to={places.alarms}>Go to Active</ButtonLink>}
    </Empty>
  );
}

export function FailedLens({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <Failed title="Failed to get alarms" error={errorMessage(error)} onRetry={onRetry} />;
}
