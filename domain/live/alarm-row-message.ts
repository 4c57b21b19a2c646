import { iso, isoOrNull } from '../../platform/instant.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import type { AlarmRowMessage } from '../lists/alarms/message.ts';

/** An alarm as the live protocol sends it. */
export function alarmRowMessage(
  row: AlarmRow,
  system: { id: number; name: string; displayName: string } | undefined,
): AlarmRowMessage {
  return {
    id: String(row.id),
    displayId: `A${row.id}`,
    contextualName: row.contextualName,
    text: row.text,
    formattedRawText: row.formattedRawText,
    point: row.pointPath,
    priority: row.priority,
    status: row.status,
    enteredStatusAt: iso(row.enteredStatusAt),
    state: row.isActive ? 'active' : 'inactive',
    severity: row.severity,
    isPinned: row.isPinned,
    isStale: row.isStale,
    isNuisance: row.nuisanceCount > 0,
    isServiceImpacting: row.isServiceImpacting,
    isSenderUnverified: row.unverifiedSender !== null,
    latestAlarmTime: isoOrNull(row.latestAlarmAt),
    latestEndTime: isoOrNull(row.latestEndAt),
    activeWorkCount: row.openWorkCount,
    lastWorkTicketClosedAt: isoOrNull(row.lastWorkTicketClosedAt),
    fleetingCount: row.fleetingCount,
    chatteringCount: row.chatteringCount,
    nuisanceCount: row.nuisanceCount,
    externalSystem: {
      id: String(row.systemId),
      name: system?.name ?? '',
      displayName: system?.displayName ?? '',
    },
    snoozeExpiresAt: isoOrNull(row.snoozeExpiresAt),
    createdAt: iso(row.createdAt),
    version: row.version,
  };
}
