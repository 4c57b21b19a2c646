import { inChild } from './in-child.ts';
import { say } from './say.ts';

/** Script that a screen may load until it shows, in gzipped bytes. */
interface Budget {
  screen: string;
  most: number;
  /** Files that it may ask for; each is a request. */
  mostFiles: number;
  /** Modules that the screen needs, relative to web/src; what they import is found. */
  modules: string[];
}

interface Weighed {
  file: string;
  bytes: number;
}

const login = ['features/access/Login.tsx'];
const list = [
  ...login,
  ...[
    'app/SignedIn.tsx',
    'app/shell/Shell.tsx',
    'features/lists/LensHome.tsx',
    'features/lists/LensRail.tsx',
    'features/alarms/TriagePage.tsx',
  ],
];
const phone = [...login, 'app/SignedIn.tsx', 'app/shell/MobileShell.tsx', 'features/alarms/phone/MobileTriage.tsx'];
const budgets: Budget[] = [
  { screen: 'login', most: 150_000, mostFiles: 12, modules: login },
  { screen: 'the first list, login included', most: 400_000, mostFiles: 12, modules: list },
  {
    screen: 'the first alarm opened there, all included',
    most: 460_000,
    mostFiles: 50,
    modules: [...list, 'features/alarms/drawer/AlarmDrawer.tsx'],
  },
  { screen: 'the first list of a phone, login included', most: 430_000, mostFiles: 40, modules: phone },
];

/** Builds the console and weighs its screens. @returns a sentence for each budget exceeded. */
export async function breachesOfWeight(): Promise<string[]> {
  const breaches: string[] = [];
  const weighed = await inChild<Weighed[][]>(
    'run-weigh.ts',
    budgets.map(({ modules }) => modules.join()),
  );
  for (const [index, { screen, most, mostFiles }] of budgets.entries()) {
    const files = weighed[index] ?? [];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    say(`${screen}: ${kilobytes(bytes)} of script in ${files.length} files, of at most ${kilobytes(most)}`);
    if (bytes > most)
      breaches.push(
        `${screen}: too heavy. ${files.map(({ file, bytes: own }) => `${file} ${kilobytes(own)}`).join(', ')}. ` +
          'What a screen does not need at once belongs into `onDemand` (web/src/ui/on-demand.tsx).',
      );
    if (files.length > mostFiles) breaches.push(`${screen}: more than ${mostFiles} files. Join some in web/chunks.ts.`);
  }
  return breaches;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000)} kB`;
