/**
 * Patterns that are not linear in their text, are not proven to be, or are built at runtime, each with the bound of its
 * text. A literal is listed under its source and its file, others under their constant or function and that.
 */
export const boundedPatterns: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ['times of domain/alarms/ingest/identifying-text.ts', 'identifyingText reads 4,000 characters of a message'],
  ['measured of domain/alarms/ingest/identifying-text.ts', 'identifyingText reads 4,000 characters of a message'],
  [String.raw`/(\p{L}+)[\s.:#]*$/u of domain/alarms/ingest/identifying-text.ts`, 'the 30 characters before a number'],
  [
    'url of domain/integrations/check-form.ts',
    'checkForm has refused texts of more than 2,000 characters, and names in it have at most 63',
  ],
  [
    String.raw`/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/ of domain/identity/sso/email-domain.ts`,
    'emailDomainSchema has refused domains of more than 253 characters',
  ],
  ['coded of domain/properties/parse/equipment.ts', 'parseProperties reads 2,000 characters of a text'],
  ['alone of domain/properties/parse/places.ts', 'parseProperties reads 2,000 characters of a text'],
  [
    String.raw`/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+|\d+/gu of domain/properties/parse/words.ts`,
    'parseProperties and matchNames read 2,000 characters of a text',
  ],
  [
    'reserved of domain/teams/change-teams.ts',
    'a team’s name has at most 100 characters, and the pattern holds no repetition',
  ],

  [
    'anyCase of ingest/normalise/reading/positional-mail.ts',
    'a template’s fixed texts, escaped: of fixed length and without repetition, so that the search is linear in the mail',
  ],
  ['dayMonthName of ingest/normalise/reading/times.ts', 'readTime reads texts of at most 64 characters'],
  ['monthDayYear of ingest/normalise/reading/times.ts', 'readTime reads texts of at most 64 characters'],
  [
    String.raw`/\d\s*(?:AM|PM)?\s+([A-Z]{2,5})$/i of ingest/normalise/reading/times.ts`,
    'timeProblem reads 64 characters of a text',
  ],
  [
    String.raw`/^([+−-]?\d+(?:[.,]\d+)*(?:e[+-]?\d{1,3})?)\s*(.*)$/iu of ingest/normalise/reading/values.ts`,
    'readValue reads texts of at most 100 characters',
  ],
  [
    String.raw`/\s*\{[^{}]*\}(?:\s*@\s*\S+)?$/ of ingest/normalise/reading/values.ts`,
    'readValue reads texts of at most 100 characters',
  ],

  // not in the product: the local substitute for the warehouse, the simulated building, and developers' tools
  [String.raw`/\n+$/ of engines/clickhouse/answer.ts`, 'a message of the engine on this machine'],
  [
    String.raw`/ \(version [\d.]+[^)]*\)\. \([A-Z_0-9]+\)/g of engines/clickhouse/errors.ts`,
    'a message of the engine on this machine',
  ],
  [
    String.raw`/\((?:INTO|OUTFILE)\): .*?\. Expected/s of engines/clickhouse/run-read.ts`,
    'a message of the engine on this machine',
  ],
  [
    String.raw`/content-disposition:[^\r\n]*[;\s]name="([^"]*)"/i of engines/clickhouse/multipart.ts`,
    'a part’s header, of our own clients on this machine',
  ],
  [String.raw`/\w+ (\w+(\[\])?)(?=[,)])/g of migrations/policies.ts`, 'a signature of the migrations’ own functions'],
  ['header of ingest/normalise/samples.ts', 'the headers of a sample that is part of the source'],
  ['points of simulators/bas/building.ts', 'points of the simulated building; the pattern is the demo’s own'],
  [String.raw`/\/\*.*?\*\//gs of start/joined-folders.ts`, 'sheets of the source'],
  ['/^@value ([^;]+) from "([^"]+)";/gm of start/joined-folders.ts', 'sheets of the source'],
  ['/^@[^{;]+;/gm of start/joined-folders.ts', 'sheets of the source'],
  ['namesInCode of start/styles.ts', 'components of the source, which name what they import'],
  ['namesInSql of start/tenancy-check.ts', 'texts of the source; the tables’ names are the source’s own'],
  [
    String.raw`/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g of start/status/prometheus.ts`,
    'a line of a process’s own metrics',
  ],
]);
