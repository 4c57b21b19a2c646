import { readFileSync } from 'node:fs';
import type { AlarmInstance } from '../../domain/alarms/model/state.ts';
import { uuidOf } from '../../platform/ids.ts';
import { fromRoot } from '../../platform/root.ts';

const file = fromRoot('simulators/bas/data/openfdd-ahu-vav-trends/derived-alarms.csv');

/**
 * Activations in a real building's derived log, paired with their returns: one list per alarm, i.e. point and text,
 * numbered from 1. Times and values are real; limits, priorities and texts are not.
 */
export function derivedInstances(): AlarmInstance[][] {
  const alarms = new Map<string, AlarmInstance[]>();
  for (const line of readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const [time = '', point, event, , , , , message] = line.split(',');
    const at = Date.parse(time);
    const key = `${point}/${message}`;
    const instances = alarms.get(key) ?? [];
    alarms.set(key, instances);
    const open = instances.findLast((one) => one.endedAt === null);
    if (event === 'ALARM') instances.push(started(uuidOf(key, at), at));
    else if (open) Object.assign(open, { endedAt: at, endSource: 'SOURCE' });
  }
  return [...alarms.values()].map((instances, index) => instances.map((one) => ({ ...one, alarmId: index + 1 })));
}

const started = (id: string, startedAt: number): AlarmInstance => ({
  id,
  alarmId: 0,
  startedAt,
  endedAt: null,
  endSource: null,
  ackedAt: null,
  ackedBy: null,
  value: null,
  unit: null,
  isReplayed: false,
});
