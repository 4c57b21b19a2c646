const isTerminal = process.stdout.isTTY === true;
const paint = (code: number, text: string): string => (isTerminal ? `\x1b[${code}m${text}\x1b[0m` : text);

export const dim = (text: string): string => paint(2, text);
export const bold = (text: string): string => paint(1, text);
export const green = (text: string): string => paint(32, text);
export const red = (text: string): string => paint(31, text);
const colours = [36, 35, 33, 32, 34, 96, 95, 93];

/** Returns a prefix of fixed width, in a colour by index. */
export function prefixOf(name: string, index: number): string {
  return paint(colours[index % colours.length] as number, name.padEnd(11));
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs one step of the start and prints its title, summary and duration. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  summary: (result: T) => string = () => '',
): Promise<T> {
  const begin = Date.now();
  const result = await work();
  const more = summary(result);
  say(`${title}${more ? `: ${more}` : ''} ${dim(`${((Date.now() - begin) / 1000).toFixed(1)} s`)}`);
  return result;
}
