import {
  type ActivityExportInput,
  activityColumns,
  activityExportSchema,
  exportActivity,
} from '../../alarms/read/export-activity.ts';
import type { ExportedList } from '../exported-list.ts';

/** Alarm activity; its input is that of its address, which the contract names. */
const alarmActivity: ExportedList<ActivityExportInput> = {
  name: 'alarm-activity',
  schema: activityExportSchema,
  columns: () => activityColumns,
  async count(ctx, input, limit) {
    const enough = new AbortController();
    let rows = 0;
    for await (const lines of await exportActivity(ctx, input, enough.signal)) {
      rows += lines.length;
      if (rows >= limit) break;
    }
    enough.abort();
    return Math.min(rows, limit);
  },
  async *read(ctx, input, signal) {
    for await (const lines of await exportActivity(ctx, input, signal))
      yield lines.map((line) => activityColumns.map((column) => line[column]));
  },
};
export default alarmActivity;
