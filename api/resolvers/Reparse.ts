import { iso, isoOrNull } from '../../platform/instant.ts';
import type { ReparseResolvers } from '../generated/resolvers.ts';

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
