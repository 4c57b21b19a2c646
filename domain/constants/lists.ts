/** SYS.5, WIRE.3: rows a page. */
export const pageSizes = {
  lensTable: 50,
  list: 25,
  users: 25,
  alarmDetail: 50,
  alarmHistory: 25,
  changeHistory: 20,
  cmms: 30,
  picker: 50,
  /** AST-073 */
  entityActivity: 100,
  /** WORK-084 */
  assetWork: 50,
  preview: 5,
} as const;
/** WIRE.3: the most rows one call returns, and the furthest an offset reads. */
export const listLimits = { limit: 200, offset: 10_000 } as const;
export const specialOptionValues = { blank: '__BLANK__', all: '__ALL__' } as const;
/** contract: windows of a filter's times, back and forward, and those to either side. */
export const timeWindowHours = [24, 168, 720, 2_160] as const;
export const sideWindowHours = [720, 2_160] as const;
/** contract: offered intervals for refreshing a list that is not live; others are typed. */
export const refreshIntervalMinutes = [15, 30, 60] as const;
/** SYS.3, SYS.4: the most alarms of one call, and how many of them are done at once; more are a job. */
export const bulkSelectMax = 10_000;
export const bulkJobThreshold = 100;
