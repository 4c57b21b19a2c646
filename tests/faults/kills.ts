import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '../support/patience.ts';
import type { Scene } from './survive.ts';

/** Kills a station with -9; an engine is started again, a process its supervisor starts again. */
export async function kill({ arena, standstill }: Scene, station: string): Promise<void> {
  standstill.killed(station);
  const engine = arena.engineNames.find((name) => name === station);
  if (!engine) return arena.killProcess(station);
  await arena.takeAway(engine);
  await arena.bringBack(engine);
}

/**
 * While sources send, kills one station after another, each once before any a second time, in an order that the seed
 * decides, with a pause at random between the two of `everyMs`, longer where whatever is killed needs longer to come back.
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
