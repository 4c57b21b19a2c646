import type { Flood } from '../../../domain/performance/floods.ts';
import type { AlarmPerformance, IndustryGrid, RankedAlarm } from '../../../domain/performance/measure-performance.ts';

export type AlarmPerformanceMapper = AlarmPerformance;
export type IndustryGridMapper = IndustryGrid;
export type RankedAlarmMapper = RankedAlarm;
export type AlarmFloodMapper = Flood;
