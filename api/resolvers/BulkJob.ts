import type { BulkJobResolvers } from '../generated/resolvers.ts';
import { iso, isoOrNull } from './scalars.ts';

export const BulkJob: BulkJobResolvers = {
  taskId: (job) => job.id,
  createdAt: (job) => iso(job.createdAt),
  finishedAt: (job) => isoOrNull(job.finishedAt),
};
