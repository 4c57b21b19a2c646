import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { KpiMetricType } from '#domain/kpis/definitions.ts';
import type { AlarmCountField, KpiDrilldownFieldsFragment, KpiInput } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

graphql(`
  fragment KpiDrilldownFields on KpiDrilldown {
    metricType
    isOverlapping
    groups {
      value
      label
      isOthers
      currentPeriod {
        numerator
        denominator
      }
      previousPeriod {
        numerator
        denominator
      }
    }
    metricConfig {
      ...KpiConfigFields
    }
  }
`);

const workCoverageQuery = graphql(`
  query KpiWorkCoverage($input: KpiInput!, $groupBy: AlarmCountField) {
    drilldown: kpiWorkCoverage(input: $input, groupBy: $groupBy) {
      ...KpiDrilldownFields
    }
  }
`);

const awarenessQuery = graphql(`
  query KpiAwareness($input: KpiInput!, $groupBy: AlarmCountField) {
    drilldown: kpiAwareness(input: $input, groupBy: $groupBy) {
      ...KpiDrilldownFields
    }
  }
`);

const duplicateWorkQuery = graphql(`
  query KpiDuplicateWork($input: KpiInput!) {
    drilldown: kpiDuplicateWork(input: $input) {
      ...KpiDrilldownFields
    }
  }
`);

const openWorkInactiveAlarmsQuery = graphql(`
  query KpiOpenWorkInactiveAlarms($input: KpiInput!) {
    drilldown: kpiOpenWorkInactiveAlarms(input: $input) {
      ...KpiDrilldownFields
    }
  }
`);

const dispatchByTeamQuery = graphql(`
  query KpiTimeToDispatchByTeam($input: KpiInput!) {
    drilldown: kpiTimeToDispatchByTeam(input: $input) {
      ...KpiDrilldownFields
    }
  }
`);

const dispatchByCreatorQuery = graphql(`
  query KpiTimeToDispatchByCreator($teamId: ID, $input: KpiInput!) {
    drilldown: kpiTimeToDispatchByCreator(teamId: $teamId, input: $input) {
      ...KpiDrilldownFields
    }
  }
`);

export const kpiRowsQuery = graphql(`
  query KpiRows(
    $metricType: KpiMetricType!
    $side: KpiSide!
    $input: KpiInput!
    $limit: Int!
    $offset: Int!
    $isCounted: Boolean!
  ) {
    kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset) {
      count @include(if: $isCounted)
      rows {
        key
        kind
        at
        value
        isCounted
        alarm {
          id
          displayId
          contextualName
          externalSystem {
            id
          }
        }
        ticket {
          id
          displayId
          objective
          state
        }
        person {
          displayName
        }
      }
    }
  }
`);

/** Grouping of a metric: by an attribute of alarms, or by people: their teams, or each of them (of one team). */
export interface Grouping {
  field: AlarmCountField;
  by: 'team' | 'creator';
  team: { id: string; name: string } | null;
}

type DrilldownQuery = TypedDocumentNode<
  { drilldown: KpiDrilldownFieldsFragment },
  { input: KpiInput; groupBy?: AlarmCountField | null; teamId?: string | null }
>;

/** Metrics that have groups, by what they are grouped. */
export const drilledBy: Partial<Record<KpiMetricType, 'attribute' | 'team' | 'people'>> = {
  WORK_COVERAGE: 'attribute',
  ALARMS_PER_HOUR: 'attribute',
  OPEN_WORK_INACTIVE_ALARMS: 'team',
  DUPLICATE_WORK: 'team',
  TIME_TO_DISPATCH: 'people',
};

/** Returns the query of the groups of a metric; null where it has none. */
export function drilldownQuery(metricType: KpiMetricType, { by }: Pick<Grouping, 'by'>): DrilldownQuery | null {
  const queries: Partial<Record<KpiMetricType, DrilldownQuery>> = {
    WORK_COVERAGE: workCoverageQuery,
    ALARMS_PER_HOUR: awarenessQuery,
    OPEN_WORK_INACTIVE_ALARMS: openWorkInactiveAlarmsQuery,
    DUPLICATE_WORK: duplicateWorkQuery,
    TIME_TO_DISPATCH: by === 'team' ? dispatchByTeamQuery : dispatchByCreatorQuery,
  };
  return queries[metricType] ?? null;
}
