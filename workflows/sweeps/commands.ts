import { failSilentCommands } from '../../domain/repair/commands/command-rows.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Fails commands whose pump is silent (INT.13). */
export const commands = defineSweep({
  name: 'commands',
  spec: everySeconds(60),
  plan: 'brief',
  run: async ({ db, clock }) => ({ failed: await failSilentCommands(db, clock.now()) }),
});
