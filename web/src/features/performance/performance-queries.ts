import { graphql } from '#generated/index.ts';

graphql(`
  fragment MeasureFields on PerformanceMeasure {
    name
    unit
    value
    status
    bounds {
      target
      limit
    }
  }
`);

export const performanceQuery = graphql(`
  query AlarmPerformance($input: AlarmPerformanceInput!) {
    alarmPerformance(input: $input) {
      measures {
        ...MeasureFields
      }
      positions
      instances
      alarms
      stateUnknownSince
      days {
        date
        instances
      }
      hoursOfWeek {
        hour
        instances
      }
      priorities {
        priority
        instances
      }
      topTen {
        alarmId
        name
        value
      }
      worst {
        kind
        count
        worst {
          alarmId
          name
          externalSystemId
          value
        }
      }
      floods {
        start
        end
        instances
        peak
      }
      floodCount
    }
  }
`);

export const industryGridQuery = graphql(`
  query IndustryGrid($input: AlarmPerformanceInput!) {
    industryGrid(input: $input) {
      measures {
        ...MeasureFields
      }
      positions
      stateUnknownSince
    }
  }
`);
