/** More of a header is not read. */
const headerMax = 500;

/** Words of the header by which browsers and systems are distinguished, in this order: each claims to be others as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns browser and system of a request, as their user would name them; null for anything else. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const header = (userAgent ?? '').slice(0, headerMax);
  const nameIn = (list: ReadonlyArray<readonly [word: string, name: string]>) =>
    list.find(([word]) => header.includes(word))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
