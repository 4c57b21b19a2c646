import { iso } from '../../platform/instant.ts';
import type { PayloadCaseResolvers, PayloadReadingResolvers, RawDataExampleResolvers } from '../generated/resolvers.ts';

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
