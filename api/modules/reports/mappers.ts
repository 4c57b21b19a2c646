import type { RecentActionRow } from '../../../domain/alarms/list-recent-actions.ts';

export type RecentActionMapper = RecentActionRow;
