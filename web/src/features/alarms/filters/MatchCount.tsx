import { useQuery } from '@apollo/client/react';
import { plural, viewerTimezone } from '../../../ui/format.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { lensCountQuery } from '../list/alarm-fragments.ts';
import type { Criterion } from '../list/criteria.ts';

interface MatchCountProps {
  /** Null: among all alarms. */
  lensId: string | null;
  criteria: Criterion[];
  searchTerm: string;
}

/** How many alarms the filters would show, once they have settled. */
export function MatchCount(asked: MatchCountProps) {
  const now = JSON.stringify(asked);
  const settled = useSettled(now);
  const { lensId, criteria, searchTerm }: MatchCountProps = JSON.parse(settled);
  const { data, error } = useQuery(lensCountQuery, {
    variables: { where: { lensId, criteria, searchTerm: searchTerm || null, timezone: viewerTimezone() } },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  if (error) return null;
  const count = now === settled ? data?.alarmsAndCount.count : undefined;
  return (
    <span className="meta quiet num" aria-live="polite">
      {count === undefined ? 'Counting…' : `${plural(count, 'alarm')} ${count === 1 ? 'matches' : 'match'}`}
    </span>
  );
}
