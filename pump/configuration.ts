import { readFile } from 'node:fs/promises';
import { type PumpConfig, pumpConfigSchema, pumpPollSeconds } from '../domain/integrations/pump-config.ts';
import type { PumpAnswer } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import { replaceFile } from './disk/durable-file.ts';
import type { Log } from './log.ts';
import type { Reader } from './reader.ts';

interface Stored {
  revision: number;
  config: PumpConfig;
}

/** Opens the configuration that the cloud sent last and that was applied. One that cannot be applied leaves it as it is. */
export async function openConfiguration({ file, reader, log }: { file: string; reader: Reader; log: Log }) {
  let stored = await readStored(file);
  let problem: { revision: number; text: string } | null = null;

  return {
    /** Revision that was sent last, applied or refused. */
    revision: (): number | null => problem?.revision ?? stored?.revision ?? null,
    pollSeconds: (): number => stored?.config.pollSeconds ?? pumpPollSeconds.default,
    /** Says what is read. @throws Error with the reason why the newest configuration was refused. */
    describe(): string {
      if (problem) throw new Error(pumpTexts.configRefused(problem.revision, problem.text));
      return stored ? pumpTexts.configured(stored.revision, stored.config.sources.length) : pumpTexts.noSources;
    },
    /** Reads by the configuration, if there is one. */
    async apply(): Promise<void> {
      if (stored) await reader.apply(stored.config);
    },
    /** Takes another configuration. @param isReplaced true if another pump reads instead: then it is only stored. */
    async change(given: NonNullable<PumpAnswer['config']>, { isReplaced }: { isReplaced: boolean }): Promise<void> {
      const refuse = (text: string): void => {
        problem = { revision: given.revision, text };
        log.warn(pumpTexts.configRefused(problem.revision, text));
      };
      const parsed = pumpConfigSchema.safeParse(given.config);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return refuse(`${issue?.path.join('.')}: ${issue?.message}`);
      }
      try {
        if (!isReplaced) await reader.apply(parsed.data);
      } catch (error) {
        // the one before is whole
        await reader.apply(stored?.config ?? { ...parsed.data, sources: [] });
        return refuse((error as Error).message);
      }
      problem = null;
      stored = { revision: given.revision, config: parsed.data };
      // on a full disk it is not kept: after a restart the cloud sends it again
      await replaceFile(file, JSON.stringify(stored)).catch((error: Error) => log.warn(error.message));
      log.info(pumpTexts.configured(stored.revision, stored.config.sources.length));
    },
  };
}

async function readStored(file: string): Promise<Stored | null> {
  try {
    const { revision, config } = JSON.parse(await readFile(file, 'utf8'));
    return { revision, config: pumpConfigSchema.parse(config) };
  } catch {
    // none yet, or of another version: the cloud sends it
    return null;
  }
}
