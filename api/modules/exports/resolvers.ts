import { exportTypeOf } from '../../../domain/exports/export-type.ts';
import { listExports, reportUrl } from '../../../domain/exports/list-exports.ts';
import { hasFile } from '../../../domain/exports/report-export.ts';
import { requestExport } from '../../../domain/exports/request-export.ts';
import type { MutationResolvers, QueryResolvers, ReportExportResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  reportExports: async (_, args, { ctx }) => {
    const { reportExports, count } = await listExports(ctx, args);
    return { rows: reportExports, count };
  },
  reportUrl: (_, { exportId }, { ctx, ports }) => reportUrl(ctx, ports.exportLinks, exportId),
};

export const Mutation: MutationResolvers = {
  requestExport: async (_, { input }, { ctx, ports }) => {
    const { count, reportExport } = await requestExport(ctx, ports.exportJobs, input as never);
    return { count, export: reportExport };
  },
};

export const ReportExport: ReportExportResolvers = {
  exportType: ({ list }) => exportTypeOf(list),
  rowCount: ({ rows }) => rows,
  fileUrl: (own, _, { ctx, ports }) =>
    hasFile(own, ctx.clock.now()) ? ports.exportLinks.addressOf(ctx, own.id) : null,
  fileSize: ({ bytes }) => bytes,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  asOf: ({ asOf }) => asOf?.toISOString() ?? null,
  completedAt: ({ completedAt }) => completedAt?.toISOString() ?? null,
  expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
};
