/** Tabs of an alarm, wherever it is shown. */
export const alarmTabs = [
  { id: 'activity', name: 'Activity' },
  { id: 'history', name: 'Recent History' },
  { id: 'details', name: 'Details' },
  { id: 'relationships', name: 'Relationships' },
  { id: 'cmms', name: 'CMMS Config' },
] as const;

export type AlarmTab = (typeof alarmTabs)[number]['id'];

/** The tab that an address or a preference names. */
export const alarmTab = (name: string | null, fallback: AlarmTab): AlarmTab =>
  alarmTabs.find(({ id }) => id === name)?.id ?? fallback;

export const tabNameOf = (tab: AlarmTab): string => alarmTabs.find(({ id }) => id === tab)?.name ?? '';
