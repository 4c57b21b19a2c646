import { isIn } from '../criteria/expression.ts';
import { choiceOf, type Filters, textsOf } from '../criteria/filter.ts';
import { alarmColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

/** Filters by what maintenance systems are sent of an alarm (LENS-050 to LENS-052). */
export const cmmsFilters = {
  cmmsStatus: choiceOf('CMMS Config Status', 'select', {
    complete: isIn(alarmColumn.cmmsStatus, 'complete'),
    incomplete: isIn(alarmColumn.cmmsStatus, 'incomplete'),
  }),
  cmmsAssetName: textsOf('CMMS Asset Name', alarmColumn.cmmsAssetName),
  cmmsAssetValue: textsOf('CMMS Asset Value', alarmColumn.cmmsAssetValue),
  cmmsLocationName: textsOf('CMMS Location Name', alarmColumn.cmmsLocationName),
  cmmsLocationValue: textsOf('CMMS Location Value', alarmColumn.cmmsLocationValue),
} satisfies Filters<AlarmRow>;

export type CmmsFilterName = keyof typeof cmmsFilters;
/** True for a filter that only people who see CMMS attributes may use. */
export const isCmmsFilter = (name: string): name is CmmsFilterName => Object.hasOwn(cmmsFilters, name);
