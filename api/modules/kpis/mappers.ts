import type { KpiDrilldown } from '../../../domain/kpis/drilldown.ts';
import type { KpiMetricConfig, KpiNote } from '../../../domain/kpis/kpi-settings.ts';
import type { KpiRow, KpiRows } from '../../../domain/kpis/list-kpi-rows.ts';
import type { KpiPart, KpiResult } from '../../../domain/kpis/measure-kpi.ts';

export type KpiResultMapper = KpiResult;
export type KpiPartMapper = KpiPart;
export type KpiMetricConfigMapper = KpiMetricConfig;
export type KpiNoteMapper = KpiNote;
export type KpiDrilldownMapper = KpiDrilldown;
export type KpiRowMapper = KpiRow;
export type KpiRowsMapper = KpiRows;
