/**
 * Returns what tells the names that a pattern of `*` and `?` means; letters match regardless of case, as on Windows.
 * Its time is the product of both lengths at most, whatever the pattern: only its last `*` is tried again.
 */
export function namesLike(pattern: string): (name: string) => boolean {
  const signs = [...pattern.toLowerCase()];
  return (name) => {
    const letters = [...name.toLowerCase()];
    let sign = 0;
    /** The last `*`, and where the text that it stands for ends. */
    let star: { sign: number; end: number } | null = null;
    for (let at = 0; at < letters.length; ) {
      if (signs[sign] === '*') {
        star = { sign, end: at };
        sign += 1;
      } else if (signs[sign] === '?' || signs[sign] === letters[at]) {
        sign += 1;
        at += 1;
      } else if (star) {
        star.end += 1;
        sign = star.sign + 1;
        at = star.end;
      } else return false;
    }
    return signs.slice(sign).every((left) => left === '*');
  };
}
