import { measureIndustryGrid, measurePerformance } from '../../../domain/performance/measure-performance.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AlarmFloodResolvers,
  AlarmPerformanceResolvers,
  IndustryGridResolvers,
  QueryResolvers,
  RankedAlarmResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  alarmPerformance: (_, input, { ctx, ports }) => measurePerformance({ ...ctx, facts: ports.performanceFacts }, input),
  industryGrid: (_, input, { ctx, ports }) => measureIndustryGrid({ ...ctx, facts: ports.performanceFacts }, input),
};

export const AlarmPerformance: AlarmPerformanceResolvers = {
  stateUnknownSince: ({ stateUnknownSince }) => isoOrNull(stateUnknownSince),
};
export const IndustryGrid: IndustryGridResolvers = {
  stateUnknownSince: ({ stateUnknownSince }) => isoOrNull(stateUnknownSince),
};
export const RankedAlarm: RankedAlarmResolvers = { alarmId: ({ alarmId }) => String(alarmId) };
export const AlarmFlood: AlarmFloodResolvers = { start: ({ start }) => iso(start), end: ({ end }) => iso(end) };
