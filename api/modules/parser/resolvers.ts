import { normaliserSettings, saveNormaliserSettings } from '../../../domain/repair/parser/normaliser-settings.ts';
import { deletePayloadCase, keepPayloadCase, listPayloadCases } from '../../../domain/repair/parser/payload-cases.ts';
import { rawEmailCsv } from '../../../domain/repair/parser/raw-email-csv.ts';
import { rawDataExamples, readPayload } from '../../../domain/repair/parser/read-payload.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  MutationResolvers,
  PayloadCaseResolvers,
  PayloadReadingResolvers,
  QueryResolvers,
  RawDataExampleResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getExternalSystemRawDataExample: (_, input, { ctx, ports }) => rawDataExamples(ctx, ports.parser, input),
  readPayload: (_, input, { ctx, ports }) => readPayload(ctx, ports.parser, input),
  normaliserSettings: (_, input, { ctx }) => normaliserSettings(ctx, input),
  payloadCases: (_, input, { ctx, ports }) => listPayloadCases(ctx, ports.parser, input),
};

export const Mutation: MutationResolvers = {
  saveNormaliserSettings: (_, input, { ctx }) => saveNormaliserSettings(ctx, input),
  keepPayloadCase: (_, input, { ctx, ports }) => keepPayloadCase(ctx, ports.parser, input),
  deletePayloadCase: (_, input, { ctx }) => deletePayloadCase(ctx, input),
  generateRawEmailCsv: (_, input, { ctx, ports }) => rawEmailCsv(ctx, ports.parser, input),
};

export const PayloadReading: PayloadReadingResolvers = {
  events: ({ events, sources }) => events.map((event, index) => ({ event, sources: sources[index] ?? [] })),
};

export const RawDataExample: RawDataExampleResolvers = {
  id: (example) => example.payloadId,
  receivedAt: (example) => iso(example.receivedAt),
};

export const PayloadCase: PayloadCaseResolvers = {
  createdAt: (one) => iso(one.createdAt),
};
