/** Rules that plants want, ready-made. */
export const templateTexts = {
  title: 'Ready-made rules',
  hint: 'Each opens in the editor with what it would have done in the last 30 days. Nothing is saved until you save it.',
  try: 'Try it',
  of: (name: string) => ` (${name})`,
  templates: {
    afterHours: {
      name: 'Critical after hours',
      description: 'Mails you when an alarm of highest priority comes between 18:00 and 6:00.',
    },
    dirtyFilter: {
      name: 'Dirty filter',
      description: 'Orders a filter change once a filter alarm has lasted four hours.',
    },
    bypass: {
      name: 'Drive in bypass',
      description: 'Orders a look at a drive that has been in bypass for half an hour.',
    },
    chatterer: {
      name: 'Chatterer to snooze and review',
      description: 'Sets a nuisance aside for a day, and mails you to review its limits.',
    },
    communicationLost: {
      name: 'Communication lost',
      description:
        'Adds a controller that has not answered for half an hour to the open work on its asset, or orders new.',
    },
    repeated: {
      name: 'Repeated after close',
      description: 'Orders again, and mails you, when an alarm is still active an hour after its work was closed.',
    },
    standing: {
      name: 'Standing alarm',
      description: 'Orders work on alarms of medium priority and above that have been active for a day.',
    },
    serviceImpact: {
      name: 'Service is impacted',
      description: 'Raises the priority, pins the alarm and mails you.',
    },
    snoozeOver: {
      name: 'Snooze is over, alarm is not',
      description: 'Orders work an hour after a snooze ran out on an alarm that has stayed.',
    },
    water: {
      name: 'Leak or freeze',
      description: 'Raises the priority of water and frost alarms after five minutes, orders work and mails you.',
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
