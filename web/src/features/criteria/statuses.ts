import { graphql } from '#generated/index.ts';

/** Every status an alarm of this customer can have. */
export const alarmStatusesQuery = graphql(`
  query AlarmStatuses {
    alarmStatuses {
      name
      isCustom
    }
  }
`);
