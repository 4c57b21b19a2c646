/** Names of pages, in links and as titles: apart from the pages' other texts, which are loaded with them. */
export const pageTexts = {
  integrations: 'Integrations',
  deadLetters: 'Dead letters',
  throughput: 'Alarm throughput',
  cmmsConfig: 'CMMS Config',
  analytics: 'Analytics',
  kpiDashboard: 'KPI dashboard',
  workResolution: 'Work resolution',
  alarmPerformance: 'Alarm performance',
  workHistory: 'Work history',
  advancedAnalytics: 'Advanced analytics',
  goals: 'Analytics - Goals',
  reports: 'Reports',
  counts: 'Counts',
  work: 'Work',
  allWork: 'All work',
  followUp: 'Follow-up',
  profile: 'Profile',
  password: 'Password',
  about: 'About',
  feedback: 'Feedback',
  teams: 'Teams',
  roles: 'Roles',
  settings: 'Settings',
  administration: 'Administration',
  users: 'Users',
  userGroups: 'User groups',
  objectControl: 'Object control',
} as const;

/** Groups of pages in the area Settings. */
export const settingsGroupTexts = {
  account: { name: 'Account', label: 'Account settings' },
  organization: { name: 'Organization', label: 'Organization settings' },
} as const;
