import { doors, type Station, stations } from '../ingest/stations.ts';
import { fromRoot } from '../platform/root.ts';
import type { ProcessPlan } from './processes.ts';

/**
 * Memory of a process: its semi-space in MB, and by how many percent its old generation may grow before a collection. V8 would
 * let it grow by 300 %, which is a little faster, and much larger where the heap is large.
 */
const memory = {
  // small heaps, where each message of Kafka and each answer of Postgres counts as growth: with 100 % the relay spent two fifths
  // of its time in collections
  station: { youngMb: 16, growingPercent: 300 },
  // a batch's rows live as long as the batch, and copying them was a sixth of the time
  project: { youngMb: 32, growingPercent: 100 },
  // mails are few and soon written on
  mail: { youngMb: 8, growingPercent: 100 },
  api: { youngMb: 16, growingPercent: 100 },
  // several threads with packages for all that it can do. With 40 % it spends half of its time in collections, and has 25 MB less
  worker: { youngMb: 8, growingPercent: 100 },
};
const dist = (file: string): string => fromRoot('dist', file);
/** Source maps cost memory but give stacks source lines. With CPU_PROFILE_DIR each process writes a CPU profile. */
const node = (name: string, { youngMb, growingPercent } = memory.station): string[] => {
  const dir = process.env.CPU_PROFILE_DIR;
  const profile = dir ? ['--cpu-prof', `--cpu-prof-dir=${dir}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  const limits = [`--max-semi-space-size=${youngMb}`, `--heap-growing-percent=${growingPercent}`];
  return [process.execPath, '--enable-source-maps', ...limits, ...profile];
};

/**
 * On an overloaded machine, doors and people have priority, then what brings alarms into lists, then history and what acts on
 * alarms: accepted messages may wait, they are not lost.
 */
const behindDoors = [fromRoot('engines/low-priority.sh'), '5', '15'];
const behindLists = [fromRoot('engines/low-priority.sh'), '10', '15'];
const priorityOf = (station: Station): string[] => {
  if (doors.includes(station)) return [];
  return station === 'load' ? behindLists : behindDoors;
};

const memoryOf = (station: Station) => (station === 'mail' || station === 'project' ? memory[station] : memory.station);

/** The gateway gets the sender's address from the API, the only proxy on this machine. */
const besideApi: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.1' };

/** glibc keeps what each thread frees for itself, and has up to eight such places for each core: some 5 % of a process. */
const oneArena = { MALLOC_ARENA_MAX: '1' };

/** The product's processes, from the build: every station of ingest, the worker and the API. */
export const productPlans: ProcessPlan[] = [
  ...stations.map((station) => ({
    name: station,
    env: station === 'gateway' ? { ...oneArena, ...besideApi } : oneArena,
    command: [...priorityOf(station), ...node(station, memoryOf(station)), dist('ingest.js'), station],
  })),
  { name: 'worker', env: oneArena, command: [...behindLists, ...node('worker', memory.worker), dist('worker.js')] },
  { name: 'api', env: oneArena, command: [...node('api', memory.api), dist('api.js')] },
];
