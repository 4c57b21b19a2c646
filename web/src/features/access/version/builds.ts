import { nativePlatforms } from '#domain/constants.ts';

/** Files of a build on the server. */
export interface Build {
  build: string;
  files: Array<{ path: string; bytes: number }>;
}

const answerMs = 2_000;

/** Reads which build the server has. */
export async function readServerBuild(): Promise<Build> {
  const response = await fetch('/files.json', { cache: 'no-store' });
  if (!response.ok) throw new Error('No list of files');
  return buildOf(await response.json());
}

function buildOf(answer: unknown): Build {
  const { build, files } = (answer ?? {}) as Partial<Build>;
  if (typeof build !== 'string' || !Array.isArray(files)) throw new Error('No list of files');
  return { build, files: files.filter(({ path }) => typeof path === 'string' && path.startsWith('/static/')) };
}

/** Asks the running service worker for its build; null without one. */
export async function readInstalledBuild(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    setTimeout(() => resolve(null), answerMs);
    worker.postMessage('build', [port2]);
  });
}

/** Steps of an update, each from 0 to 100 %. */
export interface Progress {
  download: number;
  extract: number;
}

const percentOf = (done: number, total: number): number =>
  total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total));

/** Downloads the files of a build, unpacks them into its cache and starts its service worker. */
export async function install({ build, files }: Build, onProgress: (progress: Progress) => void): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const responses = new Map<string, Response>();
  let done = 0;
  for (const { path, bytes } of files) {
    const response = await fetch(path, { cache: 'reload' });
    if (!response.ok) throw new Error(`${path} is not there`);
    responses.set(path, new Response(await response.blob(), { headers: response.headers }));
    done += bytes;
    onProgress({ download: percentOf(done, total), extract: 0 });
  }
  const cache = await caches.open(`files-${build}`);
  let unpacked = 0;
  for (const [path, response] of responses) {
    await cache.put(path, response);
    unpacked += 1;
    onProgress({ download: 100, extract: percentOf(unpacked, responses.size) });
  }
  await startWorker();
}

/** Registers the server's service worker, and waits until it runs. */
async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  await registration.update();
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker did not start'));
    });
  });
}

/** Platform of this device; null for one that installs web apps by its browser alone. */
export function platformOf(userAgent: string): (typeof nativePlatforms)[number] | null {
  const [ios, android] = nativePlatforms;
  if (/iPhone|iPad/.test(userAgent)) return ios;
  return userAgent.includes('Android') ? android : null;
}
