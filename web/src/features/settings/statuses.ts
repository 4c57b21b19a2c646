import { graphql } from '#generated/index.ts';

export const customStatusesQuery = graphql(`
  query CustomAlarmStatuses {
    alarmStatusesCustom {
      name
      alarmCount
    }
  }
`);

export const createStatusMutation = graphql(`
  mutation CreateAlarmStatus($name: String!) {
    createAlarmStatus(name: $name) {
      name
      isCustom
    }
  }
`);

export const renameStatusMutation = graphql(`
  mutation UpdateAlarmStatus($name: String!, $newName: String!) {
    updateAlarmStatus(name: $name, newName: $newName) {
      name
      isCustom
    }
  }
`);

export const removeStatusMutation = graphql(`
  mutation RemoveAlarmStatus($name: String!) {
    removeAlarmStatus(name: $name) {
      name
      affected
    }
  }
`);
