import type { useQuery } from '@apollo/client/react';
import type { UserTilesQuery } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { Bone, Failed, Skeleton } from '#ui/states.tsx';
import { statusLooks } from './UserStatusTag.tsx';
import { shownStatuses, type UserFilters } from './user-filters.ts';
import * as css from './users.module.css';

interface UserTilesProps {
  read: Pick<ReturnType<typeof useQuery<UserTilesQuery>>, 'data' | 'error' | 'refetch'>;
  chosen: UserFilters['status'];
  onChoose: (status: UserFilters['status']) => void;
}

/** Number of people of each status; a press lists those alone. */
export function UserTiles({ read: { data, error, refetch }, chosen, onChoose }: UserTilesProps) {
  if (error && !data) return <Failed title={texts.tilesFailed} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (!data)
    return <Skeleton className={css.userTiles} rowClass={css.userTile} rows={3} row={() => <Bone percent={60} />} />;
  const tiles = data.userTiles;
  const tile = (status: UserFilters['status'], name: string, count: number) => {
    const [tone, Icon] = statusLooks[status ?? 'none'];
    return (
      <li key={name}>
        <Button
          variant="plain"
          className={`${css.userTile}${chosen === status ? ` ${css.isOn}` : ''}`}
          aria-pressed={chosen === status}
          onClick={() => onChoose(chosen === status ? null : status)}
        >
          <span className={`${css.userTileCount} num`}>{formatCount(count)}</span>
          <span className="line soft">
            {status && <Icon size={14} style={{ color: `var(--${tone}-icon)` }} aria-hidden />}
            {name}
          </span>
        </Button>
      </li>
    );
  };
  return (
    <ul className={css.userTiles} aria-label={texts.tiles}>
      {tiles.length > 1 &&
        tile(
          null,
          texts.everybody,
          tiles.reduce((sum, { count }) => sum + count, 0),
        )}
      {shownStatuses.flatMap((status) => {
        const count = tiles.find((each) => each.status === status)?.count;
        return count === undefined ? [] : [tile(status, texts.statuses[status], count)];
      })}
    </ul>
  );
}
