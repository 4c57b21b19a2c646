export const defaultLensPath = '/alarms/Standard%20Lenses/Active%20Alarms';
export const alarmPath = (id: string) => `/alarms/list/all_alarms/${id}`;
export const lensPath = (lens: { groupLabel: string; name: string }) =>
  `/alarms/${encodeURIComponent(lens.groupLabel)}/${encodeURIComponent(lens.name)}`;
