import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '../support/patience.ts';
import type { Scene } from './survive.ts';

/** Kills a station with SIGKILL; restarts an engine; a process is restarted by its supervisor. */
export async function kill({ arena, standstill }: Scene, station: string): Promise<void> {
  standstill.killed(station);
  const engine = arena.engineNames.find((name) => name === station);
  if (!engine) return arena.killProcess(station);
  await arena.takeAway(engine);
  await arena.bringBack(engine);
}

/**
 * While sources send, kills one station after another, each once before any a second time, in an order given by the
 * seed, with a random pause in the range `everyMs`, longer if the killed station takes longer to restart.
 */
export const killAtRandom =
  (everyMs: [number, number]) =>
  async (scene: Scene): Promise<void> => {
    const { arena, random } = scene;
    for (let bag: string[] = []; ; ) {
      await sleep(random.int(...everyMs) * slowness());
      if (!scene.isSending()) return;
      if (bag.length === 0) bag = [...arena.processNames, ...arena.engineNames];
      const [station] = bag.splice(random.int(0, bag.length - 1), 1) as [string];
      await kill(scene, station);
    }
  };
