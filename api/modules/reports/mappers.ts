import type { RecentActionRow } from '../../../domain/alarms/read/list-recent-actions.ts';

export type RecentActionMapper = RecentActionRow;
