/** Why a ticket needs another look (ANA.5), on screens and in files. */
export const followUpReasonTexts = {
  UNRESOLVED: 'Closed unresolved',
  RECURRED: 'Resolved, but occurred again within 7 days',
  OVERDUE: 'Overdue',
  INACTIVE_ALARMS: 'Open, but its alarms are inactive',
  SYNC_FAILED: 'Sync failed',
  UNASSIGNED: 'Unassigned',
} as const;
