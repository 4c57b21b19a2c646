import { commandTexts } from '../../../texts/server/commands.ts';
import { type ConnectionType, hasPump } from '../../integrations/external-schemas.ts';

/** INT.14 */
export const commandTypes = [
  'HISTORICAL',
  'CONFIG',
  'KILL',
  'GET_ASSETS',
  'GET_FIELDS',
  'GET_DOMAIN_VALUES',
  'GET_ASSIGNEES',
  'GET_WORK_TICKETS',
  'CREATE_WORK_TICKET',
  'UPDATE_WORK_TICKET',
  'CLOSE_WORK_TICKET',
] as const;
export type CommandType = (typeof commandTypes)[number];

/** Transfers of tickets: the sync of each ticket does them, and the list shows them as it has recorded them. */
export const transferCommands = ['CREATE_WORK_TICKET', 'UPDATE_WORK_TICKET', 'CLOSE_WORK_TICKET'] as const;
export type TransferCommand = (typeof transferCommands)[number];
/** Types of commands that are queued. */
export type QueuedType = Exclude<CommandType, TransferCommand>;

/** Commands that are done by a pull of a maintenance system's fields or of their values. */
export const pullCommands = ['GET_ASSETS', 'GET_FIELDS', 'GET_DOMAIN_VALUES', 'GET_ASSIGNEES'] as const;
export type PullCommand = (typeof pullCommands)[number];
export const isPullCommand = (type: CommandType): type is PullCommand =>
  (pullCommands as readonly CommandType[]).includes(type);

export const commandStatuses = ['PENDING', 'IN_PROGRESS', 'COMPLETE', 'FAILED'] as const;
export type CommandStatus = (typeof commandStatuses)[number];

/** Runner of a command: the worker, or the pump in the customer's network. */
export type CommandRunner = 'SERVER' | 'PUMP';

/**
 * Runner of an integration's command: the pump reads a source in its network, and takes its configuration. What is asked
 * of a maintenance system is run here; where only its network reaches it, each call goes through the pump.
 */
export const runnerOf = (commandType: CommandType, connectionType: ConnectionType): CommandRunner =>
  hasPump(connectionType) && (connectionType === 'DATAPUMP' || commandType === 'CONFIG') ? 'PUMP' : 'SERVER';

/** INT.13: the statuses from which a command is retried or deleted. */
export const retriedFrom: readonly CommandStatus[] = ['FAILED'];
export const deletedFrom: readonly CommandStatus[] = ['PENDING', 'FAILED'];

/** A transfer stays: its ticket is on its way, or has not arrived. */
export const isDeletable = ({ commandType, status }: Pick<Command, 'commandType' | 'status'>): boolean =>
  !(transferCommands as readonly CommandType[]).includes(commandType) && deletedFrom.includes(status);

/** Progress of a command. */
export interface CommandProgress {
  /** Payloads, values or orders that it has read so far. */
  items: number;
  /** Their number; null: unknown. */
  total: number | null;
  /** Share of its work that is done, from 0 to 1; null: unknown. */
  share: number | null;
}

/** A command of an integration. Times in milliseconds since the epoch. */
export interface Command {
  customerId: number;
  id: string;
  systemId: number;
  commandType: CommandType;
  runner: CommandRunner;
  status: CommandStatus;
  /** Range that it asks for; null: from the first, up to the moment it was requested. */
  from: number | null;
  to: number | null;
  /** The replay or the pull that does it. */
  runId: string | null;
  /** Progress as it was last reported; null: it reports none, or its run does. */
  progress: (CommandProgress & { at: number }) | null;
  response: string | null;
  workTicketIds: number[];
  createdBy: string | null;
  /** Name of who requested it, then. */
  createdByName: string | null;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

/** A command of the queue. */
export interface QueuedCommand extends Command {
  commandType: QueuedType;
  /** Tickets that a sync of work orders has updated. */
  updatedTickets: number;
}

export interface CommandRecord {
  customer_id: number;
  id: string;
  system_id: number;
  command_type: QueuedType;
  runner: CommandRunner;
  status: CommandStatus;
  range_from: Date | null;
  range_to: Date | null;
  run_id: string | null;
  response: string | null;
  new_alarms: number | null;
  new_instances: number | null;
  updated_tickets: number;
  progress_items: number | null;
  progress_total: number | null;
  progress_share: number | null;
  progress_at: Date | null;
  work_ticket_ids: number[];
  created_by: string | null;
  created_by_name: string | null;
  created_at: Date;
  queued_at: Date;
  started_at: Date | null;
  heartbeat_at: Date | null;
  finished_at: Date | null;
}

/** The response of a command, with what a replay through the pump has added so far. */
function responseOf(row: Pick<CommandRecord, 'response' | 'new_alarms' | 'new_instances'>): string | null {
  const { response, new_alarms: alarms, new_instances: instances } = row;
  if (alarms === null || instances === null) return response;
  const added = commandTexts.added({ alarms, instances });
  return response === null ? added : `${response}. ${added}`;
}

function progressOf(row: CommandRecord): Command['progress'] {
  const { progress_items: items, progress_total: total, progress_share: share, progress_at: at } = row;
  if (items === null || at === null) return null;
  return { items, total, share, at: at.getTime() };
}

/** A row of `external_system_commands`. */
export const commandFrom = (row: CommandRecord): QueuedCommand => ({
  customerId: row.customer_id,
  id: row.id,
  systemId: row.system_id,
  commandType: row.command_type,
  runner: row.runner,
  status: row.status,
  from: row.range_from?.getTime() ?? null,
  to: row.range_to?.getTime() ?? null,
  runId: row.run_id,
  progress: progressOf(row),
  response: responseOf(row),
  workTicketIds: row.work_ticket_ids.map(Number),
  updatedTickets: row.updated_tickets,
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  createdAt: row.created_at.getTime(),
  startedAt: row.started_at?.getTime() ?? null,
  finishedAt: row.finished_at?.getTime() ?? null,
});

/** Key of an integration. */
export interface SystemKey {
  customerId: number;
  systemId: number;
}

/** Key of a command. */
export interface CommandKey {
  customerId: number;
  id: string;
}

/** Runs the commands of integrations one after the other, even if processes die in the meantime. */
export interface CommandJobs {
  /** Starts on the queue of an integration, unless its commands are already being run. */
  start(key: SystemKey): Promise<void>;
  /** Ends the command that is in progress as killed: it stops after its current step, or at once if nothing runs it. */
  kill(key: SystemKey): Promise<void>;
}
