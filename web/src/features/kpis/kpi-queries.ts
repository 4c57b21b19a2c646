import { graphql } from '#generated/index.ts';

graphql(`
  fragment KpiConfigFields on KpiMetricConfig {
    id
    metricType
    metricCategory
    format
    scale
    goal
    warning
  }
`);

export const kpiQuery = graphql(`
  query Kpi($metricType: KpiMetricType!, $input: KpiInput!) {
    kpi(metricType: $metricType, input: $input) {
      metricType
      currentPeriod {
        numerator
        denominator
        median
      }
      previousPeriod {
        numerator
        denominator
      }
      trend {
        start
        end
        numerator
        denominator
      }
      levels {
        priority
        instances
      }
      since
      stateUnknownSince
      metricConfig {
        ...KpiConfigFields
      }
      note {
        text
        at
        person {
          displayName
        }
      }
    }
  }
`);

export const kpiDashboardConfigQuery = graphql(`
  query KpiDashboardConfig {
    kpiDashboardConfig {
      isEnabled
    }
  }
`);

export const kpiMetricConfigsQuery = graphql(`
  query KpiMetricConfigs {
    kpiMetricConfigs {
      ...KpiConfigFields
    }
  }
`);

export const updateKpiMetricConfigsMutation = graphql(`
  mutation UpdateKpiMetricConfigs($configs: [KpiMetricConfigInput!]!) {
    updateKpiMetricConfigs(configs: $configs) {
      ...KpiConfigFields
    }
  }
`);

export const updateKpiNoteMutation = graphql(`
  mutation UpdateKpiNote($metricType: KpiMetricType!, $note: String!) {
    updateKpiNote(metricType: $metricType, note: $note) {
      text
    }
  }
`);

export const updateKpiDashboardConfigMutation = graphql(`
  mutation UpdateKpiDashboardConfig($isEnabled: Boolean!) {
    updateKpiDashboardConfig(isEnabled: $isEnabled) {
      isEnabled
    }
  }
`);
