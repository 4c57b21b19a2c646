import { beginReparse, resumeReparse } from '../../../domain/repair/reparse/begin-reparse.ts';
import { listReparses } from '../../../domain/repair/reparse/list-reparses.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type { MutationResolvers, QueryResolvers, ReparseResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  reparses: (_, input, { ctx }) => listReparses(ctx, input),
};

export const Mutation: MutationResolvers = {
  reparseAlarmsForExternalSystem: (_, input, { ctx, ports }) => beginReparse(ctx, ports.reparseJobs, input),
  resumeReparse: (_, input, { ctx, ports }) => resumeReparse(ctx, ports.reparseJobs, input),
};

export const Reparse: ReparseResolvers = {
  externalSystemId: (run) => String(run.systemId),
  etlNormalizeVersion: (run) => run.normaliser,
  from: (run) => isoOrNull(run.from),
  to: (run) => iso(run.to),
  reached: (run) => isoOrNull(run.reached),
  createdAt: (run) => iso(run.createdAt),
  updatedAt: (run) => iso(run.updatedAt),
  finishedAt: (run) => isoOrNull(run.finishedAt),
};
