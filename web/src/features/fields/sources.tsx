import { useQuery } from '@apollo/client/react';
import { Unplug } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link } from 'react-router';
import type { SourceSystemsQuery } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useIntegrationChanges } from '#session/use-integration-changes.ts';
import { sourceTexts as texts } from '#texts/sources.ts';
import { formatDateTime } from '#ui/format.ts';
import { sourceSystemsQuery } from './systems-queries.ts';
import './sources.css';

type Source = SourceSystemsQuery['sourceSystems'][number];

interface Sources {
  /** Undefined until they are read. */
  systems: readonly Source[] | undefined;
  isFailed: boolean;
  /** Sources whose connection is lost, by id. */
  unhealthy: ReadonlyMap<string, Source>;
}
const SourcesContext = createContext<Sources>({ systems: undefined, isFailed: false, unhealthy: new Map() });

/** Reads the sources once for all that shows their health: the plug, and every alarm. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(sourceSystemsQuery, {
    skip: !can(useMe(), 'alarms', 'VIEW'),
    context: { quiet: true },
    pollInterval: 60_000,
  });
  useIntegrationChanges(refetch);
  const systems = data?.sourceSystems;
  const isFailed = error !== undefined && !systems;
  const value = useMemo((): Sources => {
    const unhealthy = (systems ?? []).filter(({ health }) => health.state === 'UNHEALTHY');
    return { systems, isFailed, unhealthy: new Map(unhealthy.map((system) => [system.id, system])) };
  }, [systems, isFailed]);
  return <SourcesContext value={value}>{children}</SourcesContext>;
}

export const useSources = (): Sources => useContext(SourcesContext);

interface OfSource {
  /** Id of the source of an alarm. */
  sourceId: string;
}

const wordsOf = ({ displayName, health: { lostSince } }: Source): string =>
  texts.mayBeOutOfDate(displayName, lostSince ? formatDateTime(lostSince) : null);

/** The mark of an alarm whose source is unhealthy: its state may be out of date (INT.8). Nothing otherwise. */
export function SourceDoubt({ sourceId }: OfSource) {
  const source = useSources().unhealthy.get(sourceId);
  return source ? (
    <Unplug size={13} className="source-doubt" role="img" aria-label={texts.outOfDate}>
      <title>{wordsOf(source)}</title>
    </Unplug>
  ) : null;
}

/** The same in words, with the way to the log for who may open it. */
export function SourceStrip({ sourceId }: OfSource) {
  const source = useSources().unhealthy.get(sourceId);
  const { isSuper } = useMe();
  return source ? (
    <p className="source-strip meta" role="status">
      <Unplug size={14} aria-hidden />
      <span className="grow">{wordsOf(source)}</span>
      {isSuper && <Link to={`/integrations/${sourceId}/issues`}>{texts.issueLog}</Link>}
    </p>
  ) : null;
}
