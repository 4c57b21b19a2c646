import { useQuery } from '@apollo/client/react';
import { Unplug } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link } from 'react-router';
import type { SystemStateFragment } from '#generated/graphql.ts';
import { can, seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useIntegrationChanges } from '#session/use-integration-changes.ts';
import { sourceTexts as texts } from '#texts/sources.ts';
import { formatDateTime } from '#ui/format.ts';
import * as css from './sources.module.css';
import { systemStatesQuery } from './systems-queries.ts';

type System = SystemStateFragment;

interface Sources {
  /** Sources, then maintenance systems; undefined until they are read. */
  systems: readonly System[] | undefined;
  isFailed: boolean;
  /** Sources whose connection is lost, by id. */
  unhealthy: ReadonlyMap<string, System>;
}
const SourcesContext = createContext<Sources>({ systems: undefined, isFailed: false, unhealthy: new Map() });

/** Reads the states of integrations once for all that shows them: the plug, and every alarm. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const me = useMe();
  const { data, error, refetch } = useQuery(systemStatesQuery, {
    variables: { withMaintenance: can(me, 'integrations', 'VIEW') && seesWork(me) },
    skip: !can(me, 'alarms', 'VIEW'),
    context: { quiet: true },
    pollInterval: 60_000,
  });
  useIntegrationChanges(refetch);
  const isFailed = error !== undefined && !data;
  const value = useMemo((): Sources => {
    const sources = data?.sourceSystems;
    const unhealthy = (sources ?? []).filter(({ health }) => health.state === 'UNHEALTHY');
    return {
      systems: sources && [...sources, ...(data.maintenanceSystems ?? [])],
      isFailed,
      unhealthy: new Map(unhealthy.map((system) => [system.id, system])),
    };
  }, [data, isFailed]);
  return <SourcesContext value={value}>{children}</SourcesContext>;
}

export const useSources = (): Sources => useContext(SourcesContext);

interface OfSource {
  /** Id of the source of an alarm; null for an alarm that has been deleted. */
  sourceId: string | null;
}

const useUnhealthy = (sourceId: string | null): System | undefined => useSources().unhealthy.get(sourceId ?? '');

const wordsOf = ({ displayName, health: { lostSince } }: System): string =>
  texts.mayBeOutOfDate(displayName, lostSince ? formatDateTime(lostSince) : null);

/** The mark of an alarm whose source is unhealthy: its state may be out of date (INT.8). Nothing otherwise. */
export function SourceDoubt({ sourceId }: OfSource) {
  const source = useUnhealthy(sourceId);
  return source ? (
    <Unplug size={13} className={css.sourceDoubt} role="img" aria-label={texts.outOfDate}>
      <title>{wordsOf(source)}</title>
    </Unplug>
  ) : null;
}

/** The mark of what rests on the states of alarms, as a ticket's: a source of any of them is unhealthy. */
export function AlarmsDoubt({ sourceIds }: { sourceIds: readonly string[] }) {
  const { unhealthy } = useSources();
  const id = sourceIds.find((one) => unhealthy.has(one));
  return id === undefined ? null : <SourceDoubt sourceId={id} />;
}

/** The same in words, with the way to the log for who may open it. */
export function SourceStrip({ sourceId }: OfSource) {
  const source = useUnhealthy(sourceId);
  return source ? <Strip words={wordsOf(source)} of={source} /> : null;
}

/** Says of what is worked out from alarms, as the states of places and assets, that it may be out of date (BEY.4). */
export function SourcesStrip() {
  const [first, ...others] = useSources().unhealthy.values();
  if (!first) return null;
  return <Strip words={texts.statesMayBeOutOfDate(wordsOf(first), others.length)} of={first} />;
}

function Strip({ words, of: { id } }: { words: string; of: System }) {
  const { isSuper } = useMe();
  return (
    <p className={`${css.sourceStrip} meta`} role="status">
      <Unplug size={14} aria-hidden />
      <span className="grow">{words}</span>
      {isSuper && <Link to={`/integrations/${id}/issues`}>{texts.issueLog}</Link>}
    </p>
  );
}
