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
  `' or true --`,
  `"; drop table alarms; --`,
  '%',
  '_%',
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
