import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '../../platform/root.ts';
import type { AttackName, Tally } from './attacks.ts';
import type { Targets } from './targets.ts';

/** Runs `work` during an attack. @returns the attackers' tally. */
export async function underAttack(attack: AttackName, targets: Targets, work: () => Promise<void>): Promise<Tally> {
  const attacker = fork(fromRoot('tests', 'attacks', 'attacker.ts'), { execArgv: ['--import', 'tsx'] });
  attacker.send({ attack, targets });
  try {
    await work();
    attacker.send('stop');
    return await tallyOf(attacker);
  } finally {
    attacker.kill('SIGKILL');
  }
}

async function tallyOf(attacker: ChildProcess): Promise<Tally> {
  const ended = once(attacker, 'exit').then(() => {
    throw new Error('the attacker ended before it said what it met');
  });
  const [tally] = (await Promise.race([once(attacker, 'message'), ended])) as [Tally];
  return tally;
}
