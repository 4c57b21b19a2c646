import alarmActivity from '../lists/alarm-activity.ts';
import workHistory from '../lists/work-history.ts';
import workResolution from '../lists/work-resolution.ts';

export const lists = [alarmActivity, workHistory, workResolution];