import type { Database, Transaction } from '../../../platform/database.ts';
import { connectionLostMinutes } from '../../constants.ts';
import type { PumpAnswer, PumpCall, PumpReport } from '../../integrations/pump-messages.ts';
import { commandFrom, type SystemKey } from './command.ts';
import { progressColumns } from './command-progress.ts';
import { takeNext } from './queue.ts';

/** Reports are kept only as far as somebody reads them. */
export type StoredReport = Omit<PumpReport, 'v' | 'isFirst' | 'now' | 'results' | 'callAnswers'>;

/**
 * Takes a pump's report and answers what it is to do (INT.13): stores its state and the results it brings, counts as the
 * heartbeat of what it runs, and hands out the next command, if it is the pump's. The same report may arrive several times.
 * The pump that started last works; another with the same key has to stop, until that one is silent.
 * @param db the pipeline's connection
 */
export function servePump(db: Database, key: SystemKey, report: PumpReport, now: Date): Promise<PumpAnswer> {
  return db.transaction(async (trx) => {
    const of = { customer_id: key.customerId, system_id: key.systemId };
    await trx('pumps').insert(of).onConflict(['customer_id', 'system_id']).ignore();
    const pump = await trx('pumps').where(of).forUpdate().first();
    const isOther = pump.instance !== null && pump.instance !== report.instance;
    const isSilent = pump.reported_at === null || now.getTime() - pump.reported_at.getTime() > silentMs;
    if (isOther && !report.isFirst && !isSilent) {
      await trx('pumps').where(of).update({ other_host: report.host, other_reported_at: now });
      return { v: 1, isReplaced: true, config: null, command: null };
    }
    await trx('pumps')
      .where(of)
      .update({
        instance: report.instance,
        report: JSON.stringify(storedOf(report)),
        reported_at: now,
        clock_skew_ms: Date.parse(report.now) - now.getTime(),
        // one that went on after a restart of the same pump is no other
        ...(isOther && { other_host: null, other_reported_at: null }),
      });
    for (const { id, status, response } of report.results)
      await trx('external_system_commands')
        .where({ ...of, id, runner: 'PUMP', status: 'IN_PROGRESS' })
        .update({ status, response, finished_at: now });
    if (report.running)
      await trx('external_system_commands')
        .where({ ...of, id: report.running.id, runner: 'PUMP', status: 'IN_PROGRESS' })
        .update({ heartbeat_at: now, ...saidOf(report.running, now) });
    for (const { id, answer } of report.callAnswers ?? [])
      await trx('pump_calls')
        .where({ ...of, id, answer: null })
        .whereNotNull('taken_at')
        .update({ answer: Buffer.from(answer, 'base64') });
    const calls = await takeCalls(trx, of, now);
    const command = await nextCommand(trx, key, now);
    const hasNewest = report.configRevision === pump.config_revision;
    return {
      ...{ v: 1, isReplaced: false },
      config: hasNewest ? null : { revision: pump.config_revision, config: pump.config },
      command,
      ...(calls.length > 0 && { calls }),
    };
  });
}

/** Report of a pump about the command that it runs: one of an earlier release has words alone. */
function saidOf({ progress, items, share }: NonNullable<PumpReport['running']>, now: Date) {
  const of = items === undefined ? null : { items, total: null, share: share ?? null };
  return { response: of ? null : progress || null, ...progressColumns(of, now) };
}

const silentMs = connectionLostMinutes * 60_000;
const forgottenMs = 600_000;

const storedOf = ({
  v: _v,
  isFirst: _isFirst,
  now: _now,
  results: _results,
  callAnswers: _answers,
  ...kept
}: PumpReport): StoredReport => kept;

const callsAtOnce = 10;

/** Takes calls of maintenance systems that wait, the oldest first: each is handed out once. */
async function takeCalls(
  trx: Transaction,
  of: { customer_id: number; system_id: number },
  now: Date,
): Promise<PumpCall[]> {
  // whoever asked is gone
  await trx('pump_calls')
    .where(of)
    .where('expires_at', '<', new Date(now.getTime() - forgottenMs))
    .delete();
  const { rows } = await trx.raw<{ rows: Array<{ id: string; request: Buffer }> }>(
    `with next as (
       select customer_id, id from pump_calls
       where customer_id = :customer_id and system_id = :system_id and taken_at is null and expires_at > :now
       order by created_at limit :limit for update skip locked)
     update pump_calls c set taken_at = :now from next n where c.customer_id = n.customer_id and c.id = n.id
     returning c.id, c.request`,
    { ...of, now, limit: callsAtOnce },
  );
  return rows.map(({ id, request }) => ({ id, request: request.toString('base64') }));
}

/** The next command of the integration, if it is the pump's. */
async function nextCommand(trx: Transaction, key: SystemKey, now: Date): Promise<PumpAnswer['command']> {
  const taken = await takeNext(trx, key, 'PUMP', now);
  if (taken === null || taken === 'OTHERS') return null;
  const { id, commandType, from, to } = commandFrom(taken.record);
  const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  return { id, commandType, from: time(from), to: time(to) };
}
