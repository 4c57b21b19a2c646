import { alarmExpressionOf, parseAlarmCriteria } from '../lists/alarms/alarm-criteria.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { assetFilters } from '../lists/assets/asset-filters.ts';
import type { AssetRow } from '../lists/assets/asset-row.ts';
import { type Criterion, expressionOf, parseCriteria } from '../lists/criteria/criteria.ts';
import { toPredicate } from '../lists/criteria/to-predicate.ts';
import type { Moment } from '../timezone.ts';

/** Criteria of a rule, ready to judge rows in memory. */
export interface Matcher {
  /** True if `matchesAssets` has to be asked. */
  hasAssets: boolean;
  matches(row: AlarmRow, moment: Moment): boolean;
  /** Returns true if one of the alarm's assets meets all criteria of assets. */
  matchesAssets(assets: readonly AssetRow[], moment: Moment): boolean;
}

/**
 * Prepares the criteria of a rule. Pure.
 * @throws AppError INVALID for criteria that the language does not read.
 */
export function matcherOf(criteria: readonly Criterion[], assetCriteria: readonly Criterion[]): Matcher {
  const alarms = perMoment(parseAlarmCriteria(criteria), (parsed, moment) => alarmExpressionOf(parsed, '', moment));
  const ofAssets = parseCriteria<AssetRow>(assetFilters, assetCriteria);
  const assets = perMoment(ofAssets, (parsed, moment) => expressionOf<AssetRow>(parsed, moment));
  const hasAssets = ofAssets.length > 0;
  return {
    hasAssets,
    matches: (row, moment) => alarms(moment)(row),
    matchesAssets: (rows, moment) => !hasAssets || rows.some(assets(moment)),
  };
}

/** Prepares a predicate again only when the moment is another: many rows are judged at one. */
function perMoment<Parsed, Row extends object>(
  parsed: Parsed,
  expressionAt: (parsed: Parsed, moment: Moment) => Parameters<typeof toPredicate<Row>>[0],
): (moment: Moment) => (row: Row) => boolean {
  let last: { moment: Moment; holds: (row: Row) => boolean } | null = null;
  return (moment) => {
    if (last?.moment.now !== moment.now || last.moment.timezone !== moment.timezone)
      last = { moment, holds: toPredicate(expressionAt(parsed, moment)) };
    return last.holds;
  };
}
