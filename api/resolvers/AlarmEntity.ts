import type { AlarmEntityOptionResolvers, AlarmEntityResolvers } from '../generated/resolvers.ts';

export const AlarmEntity: AlarmEntityResolvers = { id: ({ id }) => String(id) };
export const AlarmEntityOption: AlarmEntityOptionResolvers = { id: ({ id }) => String(id) };
