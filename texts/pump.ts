import { grouped, plural } from './common.ts';

/** Why a configuration of a pump is refused. */
export const pumpConfigTexts = {
  webAddress: 'Enter an address that begins with http:// or https://',
  noPump: 'Only integrations with the connection type Data pump or Outbound runner have a pump',
  sameName: 'Each source needs a unique name',
} as const;

/** Texts of the pump, in its log and in its reports to the console. */
export const pumpTexts = {
  usage: `annunciator-pump setup --url=https://… --integration=8 --key=…   writes pump.json, or adds an integration to it
                       --folders=/path,/path   folders that may be read
                       --origins=https://10.4.0.20   addresses of the building that may be asked
                       --data=/path   where undelivered payloads are kept
annunciator-pump check [pump.json]                               tries the settings and says what is wrong
annunciator-pump run [pump.json]                                 runs until it is stopped`,
  noSettings: (file: string) => `${file} does not exist: run "setup" first`,
  notReadable: (file: string) =>
    `${file} cannot be read by this user: run as its owner, or give the file to the user that runs the pump`,
  badSettings: (file: string, problem: string) => `${file}: ${problem}`,
  written: (file: string) => `${file} is written. Run "check", then "run".`,
  works: (systemId: number) => `Integration ${systemId}: the address and the key are right`,
  httpsOnly: 'The address must begin with https://',
  inUse: (folder: string, holder: { pid: number; host: string } | null) =>
    `${folder} is used by another pump${holder ? ` (process ${holder.pid} on ${holder.host})` : ''}`,
  lockLost: (folder: string) => `${folder} is used by another pump, which started while this one stood still. Ending`,

  started: (version: string, systemId: number) => `Pump ${version} started for integration ${systemId}`,
  stopping: 'Stopping. Undelivered payloads stay on disk',
  configured: (revision: number, sources: number) => `Configuration ${revision}: ${plural(sources, 'source')}`,
  configRefused: (revision: number, problem: string) => `Configuration ${revision} cannot be used: ${problem}`,
  replaced: 'Another pump with the same key has started. This one stops reading and delivers what it has',
  resumed: 'The other pump is silent. This one reads again',
  unreachable: (host: string, reason: string) => `${host} cannot be reached: ${reason}`,
  answered: (status: number, reason: string) => `The door answered ${status}: ${reason}`,
  garbled: 'The answer cannot be read: is this the address of the product?',
  waits: (reason: string, seconds: number) => `${reason}. Next attempt in ${seconds} s`,
  delivers: 'Delivering again',
  refused: (count: number) => `${plural(count, 'payload')} refused by the door, kept in refused.ndjson`,
  full: (maxMb: number) => `Buffer full (${grouped(maxMb)} MB, or no disk space). Reading is paused`,
  room: 'Buffer has space again. Reading resumes',
  damaged: (file: string) => `${file} is damaged from a point on; the rest is kept in "damaged"`,
  tooLarge: (kb: number) => `larger than ${kb} KB`,

  notAllowed: (path: string) =>
    `${path} is not among the folders that this machine allows: add it to "folders" in pump.json`,
  originNotAllowed: (origin: string) =>
    `${origin} is not among the addresses that this machine allows: add it to "origins" in pump.json`,
  noFolder: (path: string, reason: string) => `${path} cannot be read: ${reason}`,
  someFiles: (count: number, example: string) => `${plural(count, 'file')} cannot be read: ${example}`,
  otherKey: 'The call is sealed with another license key than that of pump.json',
  noSecret: (name: string) => `There is no secret "${name}" in pump.json`,
  secretElsewhere: (name: string, origin: string) => `The secret "${name}" is for ${origin} only`,
  sourceAnswered: (status: number) => `The source answered ${status}`,
  sourceTooLarge: (mb: number) => `The answer is larger than ${mb} MB`,
  noList: (path: string) => `The answer has no list at "${path}"`,
  notXml: 'The answer is not an oBIX document',
  obixError: (display: string) => `The source answered: ${display}`,
  unreadableDatagrams: (count: number) => `${plural(count, 'datagram')} could not be read`,
  cannotListen: (address: string, reason: string) => `Cannot listen on ${address}: ${reason}`,

  read: (payloads: number, perSecond: number) =>
    `${plural(payloads, 'payload')} read, ${grouped(Math.round(perSecond))} a second`,
  replayed: (payloads: number, sources: number, notes: readonly string[]) =>
    [`${plural(payloads, 'payload')} read from ${plural(sources, 'source')}`, ...notes].join('. '),
  noPast: (name: string) => `${name} keeps no past alarms`,
  noRangeAddress: (name: string) => `${name} has no address for ranges, its present answer was read`,
  sourceFailed: (name: string, reason: string) => `${name}: ${reason}`,
  noSources: 'This pump has no sources',
  notRunnable: (type: string) => `This pump cannot run ${type}`,
} as const;

/** Page of an integration's pump in the console. */
export const pumpPageTexts = {
  title: 'Pump',
  failed: 'Failed to fetch pump',
  failedToSave: 'Failed to save sources',
  pump: 'State',
  state: 'Connection',
  install: 'Install',
  installDetail:
    'Install on a machine with access to the building system and outbound HTTPS, and with Node 20 or newer. The pump only reads the folders and addresses you list.',
  withKey: 'Show with key',
  installMore: 'To run it as a service:',
  installFiles: { md: 'Guide', service: 'systemd unit', containerfile: 'Containerfile', xml: 'Windows service' },
  online: 'Online',
  silent: 'Silent',
  version: 'Version',
  host: 'Machine',
  lastReport: 'Last report',
  lag: 'Lag',
  noLag: 'None',
  lagSeconds: (seconds: number) => (seconds < 60 ? `${seconds} s` : plural(Math.round(seconds / 60), 'minute')),
  undelivered: 'Undelivered',
  undeliveredOf: (items: number, percent: number) => `${plural(items, 'payload')}, ${percent}% of the buffer`,
  clock: 'Clock',
  clockRight: 'Correct',
  clockAhead: (seconds: number) => `${grouped(seconds)} s ahead`,
  clockBehind: (seconds: number) => `${grouped(seconds)} s behind`,
  refusedCount: 'Refused',
  missedCount: 'Missed',
  full: 'Buffer full. Reading is paused until payloads are delivered.',
  replacedBy: (host: string, ago: string) =>
    `Another pump with the same key, on ${host}, reported ${ago}. It is not reading.`,
  outdated: 'The pump has not applied the latest configuration yet.',

  calls: 'Maintenance system',
  callsDetail:
    'The pump calls it where only its own network can reach it. Pass the address of the maintenance system as --origins; no other address is called.',
  sources: 'Sources',
  noSources: 'No sources yet',
  noSourcesDetail: 'Add the folders, addresses and devices that the pump reads.',
  add: 'Add source',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Stop reading ${name}?`,
  table: 'Sources of the pump',
  name: 'Name',
  kind: 'Kind',
  lastRead: 'Last read',
  payloads: 'Payloads',
  sourceState: 'State',
  actions: 'Actions',
  isRead: 'Reading',
  isFailing: 'Failing',
  isUnknown: 'Not read yet',
  kinds: { FOLDER: 'Folder', HTTP: 'HTTP endpoint', OBIX: 'oBIX alarms', BACNET: 'BACnet/IP alarms' },
  addTitle: 'Add source',
  editTitle: 'Edit source',
  save: 'Save',
  fields: {
    path: 'Folder',
    pattern: 'File names',
    format: 'Format',
    delimiter: 'Delimiter',
    url: 'Address',
    itemsPath: 'List within the answer',
    historyUrl: 'Address of a range',
    secret: 'Secret',
    address: 'Listen on',
    port: 'Port',
    devices: 'Devices',
    everySeconds: 'Read every',
  },
  seconds: 'seconds',
  hints: {
    pattern: 'For example *.json',
    itemsPath: 'For example data.items; empty if the answer is the list',
    historyUrl: 'For replays, with {from} and {to}',
    secret: 'Name of a user and password in pump.json',
    devices: 'Addresses separated by commas; empty for all',
    obixUrl: 'Address of the alarm query, on Niagara …/~alarmQuery/',
  },
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
  formats: {
    JSON: 'JSON',
    NDJSON: 'JSON lines, as the file grows',
    CSV: 'CSV with column names, as the file grows',
    LINES: 'Lines of text, as the file grows',
    TEXT: 'One text',
  },
} as const;
