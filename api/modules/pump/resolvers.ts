import { readPump, updatePump } from '../../../domain/repair/pump/pump.ts';
import { pumpLagMs } from '../../../domain/repair/pump/pump-lag.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  ExternalSystemPumpReportResolvers,
  ExternalSystemPumpResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getExternalSystemPump: (_, input, { ctx }) => readPump(ctx, input),
};

export const Mutation: MutationResolvers = {
  updateExternalSystemPump: (_, input, { ctx }) => updatePump(ctx, input),
};

export const ExternalSystemPump: ExternalSystemPumpResolvers = {
  id: ({ systemId }) => String(systemId),
  isConfigCurrent: ({ configRevision, report }) => report?.configRevision === configRevision,
  report: (pump) => {
    const { report, reportedAt } = pump;
    return report && reportedAt !== null ? { ...pump, report, reportedAt } : null;
  },
};

const seconds = (ms: number | null): number | null => ms && ms / 1_000;

/** The largest count that a field of type Int has. */
const intMax = 2 ** 31 - 1;
const int = (count: number): number => Math.min(count, intMax);

export const ExternalSystemPumpReport: ExternalSystemPumpReportResolvers = {
  reportedAt: ({ reportedAt }) => iso(reportedAt),
  version: ({ report }) => report.version,
  host: ({ report }) => report.host,
  operatingSystem: ({ report }) => report.os,
  clockSkewSeconds: ({ clockSkewMs }) => clockSkewMs / 1_000,
  lagSeconds: ({ report, ...times }) => seconds(pumpLagMs({ ...times, oldestAt: report.spool.oldestAt })),
  undelivered: ({ report }) => int(report.spool.items),
  undeliveredBytes: ({ report }) => report.spool.bytes,
  undeliveredMaxBytes: ({ report }) => report.spool.maxBytes,
  isFull: ({ report }) => report.spool.isFull,
  refused: ({ report }) => int(report.spool.refused),
  missed: ({ report }) => int(report.spool.missed),
  sources: ({ report }) => report.sources.map((source) => ({ ...source, payloads: int(source.payloads) })),
  otherHost: ({ other }) => other?.host ?? null,
  otherReportedAt: ({ other }) => isoOrNull(other?.reportedAt ?? null),
};
