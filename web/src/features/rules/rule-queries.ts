import { graphql } from '#generated/index.ts';

graphql(`
  fragment RuleRow on AutomationRule {
    id
    name
    executionOrder
    state
    pauseReason
    pausedAt
    sentence
    isComplete
    lastError
    lastExecutionAt
    executionCount
    waitingCount
    version
  }
`);

graphql(`
  fragment RuleFields on AutomationRule {
    ...RuleRow
    description
    pausesInFlood
    excludeIds
    trigger {
      type
      status
    }
    schedule {
      every
      unit
      startDate
      weekdays
      from
      to
      timezone
      leavesOutHolidays
    }
    criteria {
      field
      isExclusion
      values
    }
    assetCriteria {
      field
      isExclusion
      values
    }
    delay {
      days
      hours
      minutes
    }
    actions {
      type
      objectiveTemplate
      assigneeId
      teamId
      dueInHours
      externalSystemId
      values
      durationMinutes
      reason
      status
      priority
      userIds
      teamIds
      channels
    }
    problems {
      path
      message
    }
  }
`);

export const rulesQuery = graphql(`
  query AutomationRules($where: AutomationRulesWhere, $limit: Int, $offset: Int) {
    automationRulesAndCount(where: $where, limit: $limit, offset: $offset) {
      automationRules {
        ...RuleRow
      }
      count
    }
  }
`);

export const ruleQuery = graphql(`
  query AutomationRule($id: ID!) {
    automationRule(id: $id) {
      ...RuleFields
    }
  }
`);

export const createRuleMutation = graphql(`
  mutation CreateAutomationRule($input: AutomationRuleInput!) {
    createAutomationRule(input: $input) {
      ...RuleFields
    }
  }
`);

export const updateRuleMutation = graphql(`
  mutation UpdateAutomationRule($id: ID!, $input: AutomationRuleInput!, $expectedVersion: Int) {
    updateAutomationRule(id: $id, input: $input, expectedVersion: $expectedVersion) {
      ...RuleFields
    }
  }
`);

export const reorderRulesMutation = graphql(`
  mutation ReorderAutomationRules($ids: [ID!]!) {
    reorderAutomationRules(ids: $ids) {
      id
      executionOrder
    }
  }
`);

export const deleteRuleMutation = graphql(`
  mutation DeleteAutomationRule($id: ID!) {
    deleteAutomationRule(id: $id) {
      id
    }
  }
`);

export const cloneRuleMutation = graphql(`
  mutation CloneAutomationRule($id: ID!) {
    cloneAutomationRule(id: $id) {
      ...RuleRow
    }
  }
`);

export const enableRuleMutation = graphql(`
  mutation EnableAutomationRule($id: ID!) {
    enableAutomationRule(id: $id) {
      ...RuleRow
    }
  }
`);

export const disableRuleMutation = graphql(`
  mutation DisableAutomationRule($id: ID!) {
    disableAutomationRule(id: $id) {
      ...RuleRow
    }
  }
`);

export const pauseRuleMutation = graphql(`
  mutation PauseAutomationRule($id: ID!) {
    pauseAutomationRule(id: $id) {
      ...RuleRow
    }
  }
`);

export const resumeRuleMutation = graphql(`
  mutation ResumeAutomationRule($id: ID!) {
    resumeAutomationRule(id: $id) {
      ...RuleRow
    }
  }
`);

export const excludeAlarmMutation = graphql(`
  mutation ExcludeAlarmFromAutomationRule($id: ID!, $alarmId: ID!, $isExcluded: Boolean) {
    excludeAlarmFromAutomationRule(id: $id, alarmId: $alarmId, isExcluded: $isExcluded) {
      id
      excludeIds
      version
    }
  }
`);

export const rulesOfAlarmQuery = graphql(`
  query AutomationRulesOfAlarm($alarmId: ID!) {
    automationRulesOfAlarm(alarmId: $alarmId) {
      isExcluded
      dueAt
      rule {
        id
        name
        state
        sentence
      }
    }
  }
`);

export const ruleLogQuery = graphql(`
  query AutomationRuleLog($where: AutomationRuleLogWhere, $limit: Int, $offset: Int) {
    automationRuleLogAndCount(where: $where, limit: $limit, offset: $offset) {
      entries {
        id
        at
        alarmId
        alarmName
        externalSystemId
        outcome
        action
        reason
        workTicketId
      }
      count
    }
  }
`);

export const dryRunQuery = graphql(`
  query DryRunAutomationRule($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {
    dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {
      timezone
      entries
      entryAlarms
      matched
      outsideSchedule
      left
      waiting
      snoozed
      acted
      alarms
      tickets
      duplicatesAvoided
      recipients
      notifications
      nights
      peopleWoken
      firstPauseAt
      pauses
      assumedWorkHours
      unknownCriteria
      days {
        date
        acted
        tickets
        duplicatesAvoided
      }
      firings {
        alarmId
        alarmName
        externalSystemId
        triggeredAt
        firesAt
        outcome
        hasTicket
      }
    }
  }
`);

export const holidayCountQuery = graphql(`
  query HolidayCount {
    holidays {
      id
    }
  }
`);
