import type { PumpCommand, PumpCommandResult, PumpReport } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import type { Journal } from './disk/journal.ts';
import type { Spool } from './disk/spool.ts';
import type { Reader } from './reader.ts';
import { progressKey, replay, type Said } from './replay.ts';

interface Running {
  id: string;
  said: Said;
  stop(): Promise<void>;
}

const resultKey = (id: string): string => `result ${id}`;

/**
 * Runs the commands of an integration, each once: a result is kept until the cloud has it, and a command that comes again
 * gets the result it had.
 */
export function createCommands(deps: { journal: Journal; reader: Reader; spool: Spool; configured: () => string }) {
  const { journal } = deps;
  let running: Running | null = null;

  async function run(command: PumpCommand, signal: AbortSignal, say: (said: Said) => void): Promise<string> {
    if (command.commandType === 'CONFIG') return deps.configured();
    if (command.commandType === 'HISTORICAL') return replay(deps, command, signal, say);
    throw new Error(pumpTexts.notRunnable(command.commandType));
  }

  async function finish(id: string, result: Omit<PumpCommandResult, 'id'>): Promise<void> {
    await journal.set([
      [resultKey(id), { id, ...result } satisfies PumpCommandResult],
      [progressKey(id), null],
    ]);
  }

  return {
    running: (): PumpReport['running'] => running && { id: running.id, ...running.said },
    results: (): PumpCommandResult[] =>
      journal
        .keys()
        .filter((key) => key.startsWith('result '))
        .slice(0, 100)
        .map((key) => journal.get(key) as PumpCommandResult),
    /** Forgets results that the cloud has. */
    delivered: (results: readonly PumpCommandResult[]) =>
      journal.set(results.map(({ id }) => [resultKey(id), null] as const)),
    /** Runs the command that the cloud wants to run, and stops another, which was killed. */
    async follow(wanted: PumpCommand | null): Promise<void> {
      if (running && running.id !== wanted?.id) {
        const { id } = running;
        await running.stop();
        await journal.set([
          [progressKey(id), null],
          [resultKey(id), null],
        ]);
      }
      if (!wanted || running?.id === wanted.id || journal.get(resultKey(wanted.id))) return;
      const stopping = new AbortController();
      const current: Running = { id: wanted.id, said: { progress: '' }, stop: async () => {} };
      running = current;
      const work = run(wanted, stopping.signal, (said) => {
        current.said = said;
      })
        .then(
          (response) => finish(wanted.id, { status: 'COMPLETE', response: response.slice(0, 2_000) }),
          async (error: Error) => {
            if (stopping.signal.aborted) return;
            await finish(wanted.id, { status: 'FAILED', response: error.message.slice(0, 2_000) });
          },
        )
        .finally(() => {
          if (running === current) running = null;
        });
      current.stop = async () => {
        stopping.abort();
        await work.catch(() => {});
      };
      // a disk that does not take the result: the command comes again
      work.catch(() => {});
    },
    async stop(): Promise<void> {
      await running?.stop();
    },
  };
}
