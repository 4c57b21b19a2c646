/** An alarm as a lens row shows it: the fields of GraphQL's Alarm that a list selects, times as ISO strings. */
export interface AlarmRowMessage {
  id: string;
  displayId: string;
  contextualName: string;
  text: string;
  formattedRawText: string;
  point: string | null;
  priority: number;
  status: string;
  enteredStatusAt: string | null;
  state: 'active' | 'inactive';
  severity: 'Alarm' | 'Normal' | 'Warn' | 'Unreliable' | 'Fault';
  isPinned: boolean;
  isStale: boolean;
  isNuisance: boolean;
  isServiceImpacting: boolean;
  isSenderUnverified: boolean;
  latestAlarmTime: string | null;
  latestEndTime: string | null;
  activeWorkCount: number;
  lastWorkTicketClosedAt: string | null;
  fleetingCount: number;
  chatteringCount: number;
  nuisanceCount: number;
  externalSystem: { id: string; name: string; displayName: string };
  snoozeExpiresAt: string | null;
  createdAt: string;
  version: number;
}
