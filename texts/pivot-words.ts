import { reportTexts } from './reports.ts';

/** Words of pivots that the page, its files and its mails share (ANA.7). */
export const pivotWords = {
  dimensions: {
    ...reportTexts.fields,
    hour: 'Hour of day',
    weekday: 'Weekday',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    team: 'Team',
    creator: 'Creator',
    assignee: 'Assignee',
    maintenanceSystem: 'Maintenance system',
    workState: 'State',
  },
  measures: {
    occurrences: 'Occurrences',
    alarms: 'Distinct alarms',
    timeInAlarm: 'Time in alarm',
    averageDuration: 'Average duration',
    created: 'Created tickets',
    closed: 'Closed tickets',
    resolvedShare: 'Resolved share',
    timeToResolution: 'Median time to resolution',
    repeat: 'Repeat tickets',
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  total: 'Total',
} as const;
