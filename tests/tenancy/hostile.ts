/** Ids of an attacker who tests whether they are interpreted as more than ids. */
export const hostileIds = (theirs: string): string[] => [
  `${theirs} `,
  `0${theirs}`,
  `${theirs}.0`,
  `+${theirs}`,
  `-${theirs}`,
  '-1',
  '0',
  '1e9',
  '0x1389',
  '９９',
  '9223372036854775808',
  '9'.repeat(40),
  `${theirs} or true`,
];

const isUuid = (id: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(id);
/** True for a number or a UUID. */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && (/^\d+$/.test(text) || isUuid(text));
/** Neither a number nor a UUID that anything has, whatever the kind of ids. */
const noIds: readonly string[] = [...['no-uuid', '', ' ', 'x'.repeat(10_000), '00000000-0000-4000-8000-000000000000']];

/**
 * Texts instead of an id: another customer's in other spellings, unknown ones, and some that no engine can parse. Only
 * the kind of the id that belongs there is spelled in all ways: the other kind is refused like any word.
 */
export const wrongIds = (theirs: string): string[] =>
  isUuid(theirs)
    ? [
        ...[`${theirs} `, theirs.toUpperCase(), `{${theirs}}`, theirs.replaceAll('-', ''), `${theirs} or true`],
        ...[
          'ffffffff-ffff-ffff-ffff-ffffffffffff',
          '11111111-1111-1111-1111-111111111111',
          '-1',
          '9'.repeat(60),
          ...noIds,
        ],
      ]
    : [
        ...hostileIds(theirs),
        ...['NaN', 'Infinity', '-0', '1.5', '1e400', 'W', 'A', 'W-1', ...noIds],
        ...['999999999', '2147483648', '9007199254740993', '9223372036854775807'],
      ];

/** Request targets of an attacker who tests whether the doors' path leads elsewhere. */
export const hostileTargets = (systemId: number, elsewhere: string): string[] => {
  const door = `/ingest/${systemId}/events`;
  return [
    `http://${elsewhere}${door}`,
    `http://${elsewhere}/ingest/../secret`,
    `http://user@${elsewhere}/ingest/secret`,
    `//${elsewhere}${door}`,
    `/ingest//${elsewhere}/secret`,
    `/ingest/@${elsewhere}/secret`,
    '/ingest',
    '/ingest/',
    '/ingest/../secret',
    '/ingest/..%2fsecret',
    '/ingest/%2e%2e/secret',
    '/ingest/.%2e/secret',
    '/ingest/\\..\\secret',
    '/ingest/..\\secret',
    '/ingest/;/../secret',
    `${door}/../../../secret`,
    `${door}/..`,
    `/ingest/./${systemId}/events`,
    `/ingest/${systemId}/./events`,
    `/ingest/${systemId}//events`,
    `/ingest/${systemId}%2fevents`,
    `/ingest/${systemId}/events%00`,
    `/ingest/${systemId}/events;x`,
    `/ingest/${systemId}/events#x`,
    `/INGEST/${systemId}/events`,
    `/ingest/+${systemId}/events`,
    `/ingest/${systemId}e0/events`,
    '/ingest/0/events',
    '/ingest/?query=SELECT 1'.replace(' ', '%20'),
    `/x/../ingest/${systemId}/events`,
  ];
};

/** Texts of an attacker who tests whether they are interpreted as more than texts. */
export const hostileTexts: readonly string[] = [
  `' or true --"; drop table alarms; --`,
  '%',
  '{}',
  'null',
  '\\',
  '\u0000',
  '\ud800',
  '*',
  '../../etc/passwd',
  '__proto__',
  'constructor',
];
