import type { Database, Transaction } from '../../../platform/database.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { insertPull } from '../../cmms/pull/begin-pull.ts';
import { endPull, readPulls } from '../../cmms/pull/cmms-pull.ts';
import { commandHeartbeatMinutes, replayMaxHours } from '../../constants.ts';
import { findReparse } from '../reparse/reparse-rows.ts';
import { fieldsToRead } from './ask-maintenance-system.ts';
import {
  type Command,
  type CommandKey,
  type CommandRecord,
  commandFrom,
  isPullCommand,
  type PullCommand,
  type QueuedCommand,
  type SystemKey,
} from './command.ts';
import { takeNext } from './queue.ts';

/** One command, or null. */
export async function findCommand(db: Database, { customerId, id }: CommandKey): Promise<QueuedCommand | null> {
  const row = await db('external_system_commands').where({ customer_id: customerId, id }).first();
  return row ? commandFrom(row) : null;
}

/**
 * Takes the next command of an integration for the worker (INT.13). What does it, a run or a pull, is stored with it.
 * @param db the pipeline's connection
 * @returns null if none waits; `OTHERS` if the pump has to end one first.
 */
export function takeCommand(
  db: Database,
  { customerId, systemId }: SystemKey,
  now: Date,
): Promise<Command | 'OTHERS' | null> {
  return db.transaction(async (trx) => {
    // locked before its commands, as by a kill; of two pulls of fields that begin at once the later sees the earlier
    await trx('external_systems').where({ customer_id: customerId, id: systemId }).forNoKeyUpdate().first('id');
    const taken = await takeNext(trx, { customerId, systemId }, 'SERVER', now);
    if (taken === null || taken === 'OTHERS') return taken;
    const command = commandFrom(taken.record);
    if (!taken.isBegun) return command;
    command.runId = await beginRun(trx, command, now);
    await trx('external_system_commands')
      .where({ customer_id: customerId, id: command.id })
      .update({ run_id: command.runId });
    return command;
  });
}

/** Stores what does a command: a replay's run, which goes on if there is one, or a pull. */
async function beginRun(trx: Transaction, command: Command, now: Date): Promise<string | null> {
  if (command.commandType === 'HISTORICAL') return beginReplay(trx, command, now);
  return isPullCommand(command.commandType) ? beginPull(trx, command, command.commandType, now) : null;
}

/** Stores the pull that does a command; one of the fields that is under way does it too. */
async function beginPull(trx: Transaction, command: Command, commandType: PullCommand, now: Date): Promise<string> {
  const { customerId, systemId, createdBy: by } = command;
  if (commandType === 'GET_FIELDS') {
    const [running] = await readPulls(
      trx,
      customerId,
      `and p.system_id = :systemId and p.kind = 'FIELDS' and p.status = 'IN_PROGRESS' and not p.is_preview and p.names is null`,
      { systemId },
    );
    if (running) return running.id;
    return (await insertPull(trx, customerId, { systemId, kind: 'FIELDS', fieldIds: [], by, at: now })).id;
  }
  const wanted = await fieldsToRead(trx, { customerId, systemId, commandType });
  const free = await trx('external_cmms_fields')
    .where({ customer_id: customerId, values_pull_id: null })
    .whereIn('id', wanted)
    .orderBy('id')
    .forUpdate()
    .pluck('id');
  return (await insertPull(trx, customerId, { systemId, kind: 'DOMAIN_VALUES', fieldIds: free, by, at: now })).id;
}

async function beginReplay(trx: Transaction, command: Command, now: Date): Promise<string> {
  const { customerId, id, systemId } = command;
  const system = await trx('external_systems').where({ customer_id: customerId, id: systemId }).first();
  await trx('reparses')
    .insert({
      customer_id: customerId,
      id,
      system_id: systemId,
      kind: 'REPLAY',
      normaliser: system.etl_normalize_version,
      read_from: command.from === null ? null : new Date(command.from),
      read_to: command.to === null ? now : new Date(command.to),
      is_dry_run: false,
      status: 'IN_PROGRESS',
      created_by: command.createdBy,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['customer_id', 'id'])
    .merge({ status: 'IN_PROGRESS', error: null, finished_at: null, updated_at: now });
  return id;
}

/** End of a command, as its runner knows it. */
export interface CommandEnd {
  status: 'COMPLETE' | 'FAILED';
  /** Null: what its run or pull says. */
  response: string | null;
}

/** Ends a command that is in progress with its result. Does nothing if it has ended. */
export async function finishCommand(
  db: Database,
  { customerId, id }: CommandKey,
  end: CommandEnd,
  now: Date,
): Promise<void> {
  await db.transaction(async (trx) => {
    const of = { customer_id: customerId, id, status: 'IN_PROGRESS' };
    const row: CommandRecord | undefined = await trx('external_system_commands').where(of).forUpdate().first();
    if (!row) return;
    const command = commandFrom(row);
    const { status, response } = await resultOf(trx, command, end);
    if (status === 'FAILED' && isPullCommand(command.commandType) && command.runId)
      await endPull(trx, { customerId, id: command.runId }, { status, error: response, at: now });
    await trx('external_system_commands').where(of).update({ status, response, finished_at: now });
  });
}

/** A command ends as what did it has ended, with its counts. */
async function resultOf(trx: Transaction, command: Command, end: CommandEnd): Promise<CommandEnd> {
  const { customerId, commandType, runId } = command;
  if (end.response !== null || runId === null) return end;
  if (commandType === 'HISTORICAL') {
    const run = await findReparse(trx, { customerId, id: runId });
    if (!run) return { status: 'FAILED', response: repairTexts.reparseNotFound };
    if (run.status === 'COMPLETE') return { status: 'COMPLETE', response: commandTexts.replayed(run.counts) };
    return { status: 'FAILED', response: run.error ?? commandTexts.killed };
  }
  const [pull] = await readPulls(trx, customerId, 'and p.id = :id', { id: runId });
  // a pull that was also started otherwise may have been ended there
  if (pull?.status === 'FAILED') return { status: 'FAILED', response: pull.error };
  return { ...end, response: pull ? commandTexts.pulled(pull.kind, pull) : null };
}

/**
 * INT.13: fails the commands whose pump has not reported for a while, and replays that take too long, of all customers.
 * Commands of the worker are watched by Temporal.
 * @returns how many.
 */
export async function failSilentCommands(db: Database, now: Date): Promise<number> {
  const fail = (column: 'heartbeat_at' | 'started_at', minutes: number, response: string): Promise<number> =>
    db('external_system_commands')
      .where({ status: 'IN_PROGRESS', runner: 'PUMP' })
      .where(column, '<', new Date(now.getTime() - minutes * 60_000))
      .update({ status: 'FAILED', response, finished_at: now });
  return (
    (await fail('heartbeat_at', commandHeartbeatMinutes, commandTexts.silent(commandHeartbeatMinutes))) +
    (await fail('started_at', replayMaxHours * 60, commandTexts.tookTooLong(replayMaxHours)))
  );
}
