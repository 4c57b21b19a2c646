export interface DiffPart {
  /** Number of words before it. */
  at: number;
  text: string;
  isChanged: boolean;
}

/** Longest middle compared word by word; longer ones are marked as a whole. */
const wordsMax = 400;

/** Compares two lines by words: parts that the other lacks are marked. */
export function diffLines(before: string, after: string): { before: DiffPart[]; after: DiffPart[] } {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const same = sharedWords(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const mark = (words: string[], shared: ReadonlySet<number>): DiffPart[] =>
    joined(
      words.map((text, index) => ({
        at: index,
        text,
        isChanged: index >= head && index < words.length - tail && !shared.has(index - head),
      })),
    );
  return { before: mark(a, same.a), after: mark(b, same.b) };
}

const wordsOf = (line: string): string[] => line.match(/\s+|[^\s]+/g) ?? [];

/** Finds the longest common subsequence. */
function sharedWords(a: string[], b: string[]): { a: Set<number>; b: Set<number> } {
  const shared = { a: new Set<number>(), b: new Set<number>() };
  if (a.length > wordsMax || b.length > wordsMax) return shared;
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const length = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      shared.a.add(i++);
      shared.b.add(j++);
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return shared;
}

/** Joins neighbours of one kind; a space between two marked words is marked with them. */
function joined(words: DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = [];
  words.forEach(({ at, text, isChanged }, index) => {
    const isBridge = !text.trim() && words[index - 1]?.isChanged && words[index + 1]?.isChanged;
    const last = parts.at(-1);
    const marked = isChanged || Boolean(isBridge);
    if (last?.isChanged === marked) last.text += text;
    else parts.push({ at, text, isChanged: marked });
  });
  return parts;
}
