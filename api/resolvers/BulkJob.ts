import { iso, isoOrNull } from '../../platform/instant.ts';
import type { BulkJobResolvers } from '../generated/resolvers.ts';

export const BulkJob: BulkJobResolvers = {
  taskId: (job) => job.id,
  createdAt: (job) => iso(job.createdAt),
  finishedAt: (job) => isoOrNull(job.finishedAt),
};
