import advancedAnalytics from '../lists/advanced-analytics.ts';
import alarmActivity from '../lists/alarm-activity.ts';
import counts from '../lists/counts.ts';
import followUp from '../lists/follow-up.ts';
import inventory from '../lists/inventory.ts';
import workHistory from '../lists/work-history.ts';
import workResolution from '../lists/work-resolution.ts';

export const lists = [advancedAnalytics, alarmActivity, counts, followUp, inventory, workHistory, workResolution];