import { alarmDetailTexts as texts } from '#texts/alarms.ts';

/** Tabs of an alarm, wherever it is shown. */
export const alarmTabs = [
  { id: 'activity', name: texts.activity },
  { id: 'history', name: texts.recentHistory },
  { id: 'details', name: texts.details },
  { id: 'relationships', name: texts.relationships },
  { id: 'cmms', name: texts.cmmsConfig },
] as const;

export type AlarmTab = (typeof alarmTabs)[number]['id'];

/** The tab that an address or a preference names. */
export const alarmTab = (name: string | null, fallback: AlarmTab): AlarmTab =>
  alarmTabs.find(({ id }) => id === name)?.id ?? fallback;

export const tabNameOf = (tab: AlarmTab): string => alarmTabs.find(({ id }) => id === tab)?.name ?? '';
