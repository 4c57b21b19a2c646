import { grouped, plural } from '../common.ts';
import { notFound } from './common.ts';

/** Commands of integrations (INT.13, INT.14): why one is refused, and their responses. */
export const commandTexts = {
  notFound: notFound('Command'),
  onlyFailed: 'Only failed commands can be retried',
  notRunnable: 'This release cannot run this command',
  notDeletable: 'Only pending and failed commands can be deleted',
  transferStays: 'A ticket on its way to its maintenance system cannot be deleted here',
  onItsWay: (ticket: string) => `${ticket} is on its way`,
  transferred: (ticket: string, order: string) => `${ticket} is work order ${order}`,
  notTransferred: (ticket: string, words: string) => `${ticket}: ${words}`,
  queueFull: (max: number) => `At most ${grouped(max)} commands of an integration can wait`,
  isQueued: {
    HISTORICAL: 'A replay of this integration is in progress',
    CONFIG: 'The configuration is already being sent',
    KILL: 'A kill of this integration is in progress',
    GET_ASSETS: 'Assets of this integration are already being read',
    GET_FIELDS: 'Fields of this integration are already being read',
    GET_DOMAIN_VALUES: 'Values of this integration are already being read',
    GET_ASSIGNEES: 'Assignees of this integration are already being read',
    GET_WORK_TICKETS: 'Work orders of this integration are already being read',
  },

  noSource: 'Alarms can be replayed for building systems only',
  inFuture: 'The replay starts in the future',
  noMaintenanceSystem: 'Only maintenance systems have assets and work orders',
  noPump: 'Only integrations with a data pump are sent their configuration',
  cannotList: {
    GET_ASSETS: (system: string) => `Assets of ${system} cannot be read`,
    GET_FIELDS: (system: string) => `Fields of ${system} cannot be read`,
    GET_DOMAIN_VALUES: (system: string) => `Values of ${system} cannot be read`,
    GET_ASSIGNEES: (system: string) => `Assignees of ${system} cannot be read`,
  },
  noField: {
    GET_ASSETS: (name: string) => `${name} has no field with assets. Sync its fields first.`,
    GET_DOMAIN_VALUES: (name: string) => `${name} has no field with a list of values. Sync its fields first.`,
    GET_ASSIGNEES: (name: string) => `${name} has no field with assignees. Sync its fields first.`,
  },

  replayed: ({ payloads, added, newAlarms }: Record<'payloads' | 'added' | 'newAlarms', number>) =>
    `${plural(payloads, 'payload')} read, ${plural(added, 'event')} added, ${plural(newAlarms, 'new alarm')}`,
  added: ({ alarms, instances }: Record<'alarms' | 'instances', number>) =>
    `${plural(instances, 'occurrence')} added, ${plural(alarms, 'new alarm')}`,
  pulled: (
    what: 'FIELDS' | 'DOMAIN_VALUES',
    { added, changed, removed }: Record<'added' | 'changed' | 'removed', number>,
  ) =>
    `${what === 'FIELDS' ? 'Fields' : 'Values'}: ${grouped(added)} added, ${grouped(changed)} changed, ${grouped(removed)} removed`,
  synced: (seen: number, changed: number) => `${plural(seen, 'work order')} read, ${plural(changed, 'ticket')} updated`,
  killed: 'Stopped by a kill',
  killedCount: (count: number) => `${plural(count, 'command or run', 'commands and runs')} stopped`,
  tookTooLong: (hours: number) => `Stopped after ${hours} hours`,
  silent: (minutes: number) => `No heartbeat for ${minutes} minutes`,
  away: 'The integration no longer exists or is inactive',
} as const;
