import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot } from '../platform/root.ts';

/** A phase of the bench: its bounds on the monotonic clock that all processes of a machine share, and its events. */
export interface Window {
  phase: string;
  /** Microseconds. */
  from: number;
  /** Microseconds. */
  to: number;
  events: number;
}

/** Profile that Node writes for `--cpu-prof`: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface Profile {
  nodes: Array<{ id: number; callFrame: CallFrame }>;
  /** Microseconds on the monotonic clock. */
  startTime: number;
  samples: number[];
  /** Microseconds since the sample before. */
  timeDeltas: number[];
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

const causesShown = 14;
const functionsShown = 10;
/** Parts of a microsecond per event that are not worth a line. */
const leastShown = 0.5;

/**
 * Says where the processor's time of each process went while a phase ran: microseconds per event by cause (a folder
 * of the product, a package, Node, garbage) and by function.
 * @param dir folder of the profiles that the processes wrote when they ended.
 */
export async function shownProfiles(dir: string, windows: readonly Window[]): Promise<string[]> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.cpuprofile')).sort();
  const maps = createMaps();
  const lines: string[] = [];
  const profiles = await Promise.all(
    files.map(async (name) => ({ name, profile: JSON.parse(await readFile(join(dir, name), 'utf8')) as Profile })),
  );
  for (const window of windows) {
    lines.push('', `${window.phase}: microseconds of CPU per event, ${window.events.toLocaleString('en')} events`);
    for (const { name, profile } of profiles) {
      const spent = await spentIn(profile, window, maps);
      const perEvent = (us: number): number => us / window.events;
      const row = ([label, us]: [string, number]): string => `    ${perEvent(us).toFixed(1).padStart(7)}  ${label}`;
      const worth = ([, us]: [string, number]): boolean => perEvent(us) >= leastShown;
      lines.push(`  ${name.replace('.cpuprofile', '')} ${perEvent(spent.us).toFixed(1)}`);
      lines.push(...largest(spent.causes, causesShown).filter(worth).map(row));
      const functions = largest(spent.functions, functionsShown).filter(worth).map(row);
      if (functions.length > 0) lines.push('    of it in', ...functions);
    }
  }
  return lines;
}

const largest = (spent: ReadonlyMap<string, number>, count: number): Array<[string, number]> =>
  [...spent].sort(([, a], [, b]) => b - a).slice(0, count);

/** Sums the time of each sample under the function that ran; idle time is nobody's. */
async function spentIn(profile: Profile, { from, to }: Window, maps: Maps) {
  const selfUs = new Map<number, number>();
  let at = profile.startTime;
  for (const [index, delta] of profile.timeDeltas.entries()) {
    at += delta;
    const id = profile.samples[index - 1];
    // a sample lasts until the next one
    if (id !== undefined && at > from && at <= to) selfUs.set(id, (selfUs.get(id) ?? 0) + delta);
  }
  const [causes, functions] = [new Map<string, number>(), new Map<string, number>()];
  let us = 0;
  for (const { id, callFrame } of profile.nodes) {
    const spent = selfUs.get(id);
    if (!spent || callFrame.functionName === '(idle)') continue;
    us += spent;
    const source = await maps.sourceOf(callFrame);
    const cause = causeOf(callFrame, source);
    causes.set(cause, (causes.get(cause) ?? 0) + spent);
    if (callFrame.url === '') continue;
    const name = `${callFrame.functionName || '(anonymous)'} of ${source}`;
    functions.set(name, (functions.get(name) ?? 0) + spent);
  }
  return { us, causes, functions };
}

/** Names the folder of the product, the package or the part of Node that a function belongs to. */
function causeOf({ functionName, url }: CallFrame, source: string): string {
  if (functionName === '(garbage collector)') return 'garbage';
  if (functionName === '(program)') return 'system calls and native code';
  if (url === '') return 'built-in functions';
  if (url.startsWith('node:')) return 'Node';
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source);
  return inPackage?.[1] ?? source.split('/').slice(0, 3).join('/');
}

interface Maps {
  /** @returns the path of a frame's source from the root, or its address if it is not the product's. */
  sourceOf(frame: CallFrame): Promise<string>;
}

function createMaps(): Maps {
  const loaded = new Map<string, Promise<SourceMap | null>>();
  const load = async (file: string): Promise<SourceMap | null> => {
    try {
      return new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8')));
    } catch {
      return null;
    }
  };
  return {
    async sourceOf({ url, lineNumber, columnNumber }) {
      if (!url.startsWith('file:')) return url;
      const file = fileURLToPath(url);
      const map = loaded.get(file) ?? load(file);
      loaded.set(file, map);
      const entry = (await map)?.findEntry(lineNumber, columnNumber);
      const source = entry && 'originalSource' in entry ? join(file, '..', entry.originalSource) : file;
      return relative(fromRoot(), source);
    },
  };
}
