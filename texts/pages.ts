/** Names of pages, in links and as titles: apart from the pages' other texts, which are loaded with them. */
export const pageTexts = {
  integrations: 'Integrations',
  feeds: 'Feeds',
  supportRequests: 'Support requests',
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
  incidents: 'Incidents',
  work: 'Work',
  allWork: 'All work',
  followUp: 'Follow-up',
  assets: 'Assets',
  map: 'Map',
  mapView: 'Map View',
  relationships: 'Relationships',
  aliases: 'Aliases',
  inventoryImport: 'Inventory import',
  profile: 'Profile',
  password: 'Password',
  about: 'About',
  feedback: 'Feedback',
  teams: 'Teams',
  roles: 'Roles',
  settings: 'Settings',
  administration: 'Administration',
  customerSettings: 'Settings',
  users: 'Users',
  userGroups: 'User groups',
  objectControl: 'Object control',
  readers: 'Readers',
  automationRules: 'Automation rules',
  holidays: 'Holidays',
} as const;

/** Groups of pages in the area Settings. */
export const settingsGroupTexts = {
  account: { name: 'Account', label: 'Account settings' },
  organization: { name: 'Organization', label: 'Organization settings' },
} as const;

/** Tabs of an asset's page. */
export const assetSectionTexts = {
  alarms: 'Alarms',
  work: 'Work',
  activity: 'Activity',
  cmms: 'CMMS Config',
  floors: 'Floors',
  floorPlan: 'Floor plan',
} as const;
