/** Rules that plants want, ready-made. */
export const templateTexts = {
  title: 'Ready-made rules',
  hint: 'Each opens in the editor with what it would have done in the last 30 days. Nothing takes effect until you save it.',
  try: 'Try it',
  of: (name: string) => ` (${name})`,
  templates: {
    afterHours: {
      name: 'Critical after hours',
      description: 'Emails you when a highest-priority alarm arrives between 6 PM and 6 AM.',
    },
    dirtyFilter: {
      name: 'Dirty filter',
      description: 'Creates a ticket to change the filter once a filter alarm has lasted four hours.',
    },
    bypass: {
      name: 'Drive in bypass',
      description: 'Creates a ticket to inspect a drive that has been in bypass for half an hour.',
    },
    chatterer: {
      name: 'Chatterer to snooze and review',
      description: 'Snoozes a nuisance alarm for a day, and emails you to review its limits.',
    },
    communicationLost: {
      name: 'Communication lost',
      description:
        'Adds a controller that has been offline for half an hour to the open work on its asset, or creates a new ticket.',
    },
    repeated: {
      name: 'Repeated after close',
      description:
        'Creates another ticket, and emails you, when an alarm is still active an hour after its work was closed.',
    },
    standing: {
      name: 'Standing alarm',
      description: 'Creates work for alarms of medium priority and above that have been active for a day.',
    },
    serviceImpact: {
      name: 'Service is impacted',
      description: 'Raises the priority, pins the alarm and emails you.',
    },
    snoozeOver: {
      name: 'Snooze is over, alarm is not',
      description: 'Creates work an hour after a snooze expires if the alarm is still active.',
    },
    water: {
      name: 'Leak or freeze',
      description: 'Raises the priority of water and freeze alarms after five minutes, creates work and emails you.',
    },
  },
  objectives: {
    filter: 'Change filter: {alarmName}',
    bypass: 'Drive in bypass: {alarmName}',
    communication: 'Restore communication: {alarmName}',
    repeated: 'Came back after work: {alarmName}',
    standing: 'Active for a day: {alarmName}',
    snoozeOver: 'Still active after snooze: {alarmName}',
    water: 'Water or frost: {alarmName}',
  },
  reasons: { chatterer: 'It chatters: review its limit and delay.' },
} as const;
