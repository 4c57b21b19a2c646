import { readPump, updatePump } from '../../../domain/repair/pump/pump.ts';
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

/** The largest count that a field of type Int has. */
const intMax = 2 ** 31 - 1;
const int = (count: number): number => Math.min(count, intMax);

export const ExternalSystemPumpReport: ExternalSystemPumpReportResolvers = {
  reportedAt: ({ reportedAt }) => iso(reportedAt),
  version: ({ report }) => report.version,
  host: ({ report }) => report.host,
  operatingSystem: ({ report }) => report.os,
  clockSkewSeconds: ({ clockSkewMs }) => clockSkewMs / 1_000,
  // by the pump's clock on both ends: a wrong one makes no lag
  lagSeconds: ({ report, reportedAt, clockSkewMs }) =>
    report.spool.oldestAt === null
      ? null
      : Math.max(0, (reportedAt + clockSkewMs - Date.parse(report.spool.oldestAt)) / 1_000),
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
