/**
 * Imports point one way (docs/architecture.md): web → the schema's types and domain's pure files; api, ingest,
 * workflows → domain, warehouse, platform; api and workflows → ingest's pure files; warehouse → domain's ports and pure
 * files; domain → platform. That no folders import each other, start/folder-cycles.ts finds in what is read here.
 * Only start, tests and bench import engines and simulators.
 */
const production = '^(api|domain|ingest|migrations|platform|pump|warehouse|web|workflows)/';
/** Files of ingest that others must not import; messages and normalisers are pure, and shared with api and workflows. */
const stationsOfIngest = 'ingest(?!/(normalise/(?!normalise-consumer)|messages/))';
/** Layers of the domain, from the top: a folder imports only those below it. */
const floors = [
  'exports/',
  'bulk/',
  'rules/',
  'incidents/',
  'performance/',
  'advanced-analytics/',
  'kpis/',
  'work-resolution/',
  'reports/',
  'feedback/',
  'support/',
  'analyst/',
  'cmms-sync/',
  'badges/',
  'list-readers/',
  'live/',
  'repair/',
  'access/',
  'inventory/',
  'maps/',
  'asset-management/',
  'work/(?!model/)',
  'cmms/',
  'teams/',
  'aliases/',
  'alarms/details/',
  'alarms/read/',
  'alarms/ingest/',
  'alarms/decisions/',
  'alarms/rows/',
  'integrations/',
  'profile/',
  'lenses/',
  'properties/',
  'assets/',
  'invitations/',
  'companies/',
  'holidays/',
  'people/',
  'identity/',
  'notices/',
  'mail/',
  'sms/',
  'push/',
  'outgoing/',
  'sheets/',
  'audit/',
  'changes/',
  'jobs/',
  'lists/[^/]+\\.ts$',
  'lists/(?!criteria|order)[^/]+/',
  'lists/(criteria|order)/',
  'customers/',
  'work/model/',
  'alarms/model/',
  'origin/',
  '[^/]+\\.ts$',
  'constants/',
].map((folder) => `^domain/${folder}`);
/** Rooms of the console, from the top: a folder imports only those below it; features that are no room are leaves. */
const rooms = [
  'app/',
  'features/(?!(?:fields|lenses|criteria|charts|lists|exports)/)[^/]+/',
  'frame/',
  'features/lists/',
  'features/charts/',
  'features/exports/',
  'features/criteria/',
  'features/lenses/',
  'features/fields/',
  'session/',
  'ui/',
].map((folder) => `^web/src/${folder}`);
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Files of the domain that the pump shares: messages, and what splits bodies. */
const sharedWithPump = 'ingest-route|pump-calls|pump-config|pump-messages|split-items';
const notTests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file or three.', {}, { circular: true }),
    rule(
      'platform-knows-no-business',
      'Platform has no business word in it.',
      { path: '^platform/', pathNot: notTests },
      { path: '^(api|domain|ingest|workflows|warehouse|web|engines|simulators|start|tests|migrations)/' },
    ),
    rule(
      'migrations-stand-alone',
      'A migration uses nothing that can change later, but the list of tenant tables.',
      { path: '^migrations/' },
      { path: '^(api|domain|ingest|workflows|warehouse|web|engines|simulators|start|tests)/' },
    ),
    rule(
      'warehouse-on-platform',
      'The warehouse stands on the platform; of the domain it knows pure rules and constants.',
      { path: '^warehouse/', pathNot: notTests },
      { path: '^(api|ingest|workflows|web|engines|simulators|start|tests)/' },
    ),
    rule(
      'domain-on-platform',
      'The domain calls nobody above it: long work is an outbox row, the warehouse is behind ports.',
      { path: '^domain/', pathNot: notTests },
      { path: '^(api|ingest|warehouse|workflows|web|engines|simulators|start|tests|migrations)/' },
    ),
    rule(
      'ingest-on-domain',
      'Ingest starts workflows through their clients only.',
      { path: '^ingest/', pathNot: notTests },
      { path: '^(api|workflows/(?!.*/client\\.ts$)|web|engines|simulators|start|tests|migrations)/' },
    ),
    rule(
      'api-on-domain',
      'The API asks workflows through their clients only.',
      { path: '^api/', pathNot: notTests },
      {
        path: `^(${stationsOfIngest}|workflows/(?!.*/client\\.ts$)|web|engines|simulators|start|tests|migrations)/`,
      },
    ),
    rule(
      'workflows-on-domain',
      'Activities call the same verbs as everybody.',
      { path: '^workflows/', pathNot: notTests },
      { path: `^(api|${stationsOfIngest}|web|engines|simulators|start|tests|migrations)/` },
    ),
    rule(
      'plans-are-pure',
      'A workflow file imports types of activities and nothing of Node.',
      { path: '^workflows/[^/]+/workflow\\.ts$' },
      {
        dependencyTypesNot: ['type-only'],
        path: '^(domain|platform|warehouse|ingest|api)/|^(node:|fs$|path$|crypto$)|activities\\.ts$',
      },
    ),
    rule(
      'web-is-a-guest',
      "The console shares the schema and the domain's pure constants and messages, nothing that runs on a server.",
      { path: '^web/', pathNot: notTests },
      { path: '^(api|ingest|workflows|warehouse|engines|simulators|start|tests|migrations|platform)/' },
    ),
    rule(
      'pump-is-a-stranger',
      "The pump runs on customers' machines: it shares the messages, the split of bodies and pure constants, nothing else.",
      { path: '^pump/', pathNot: notTests },
      {
        path: `^(api|bench|engines|ingest|migrations|platform|simulators|start|tests|warehouse|web|workflows)/|^domain/(?!constants\\.ts$|integrations/(${sharedWithPump})\\.ts$)`,
      },
    ),
    rule(
      'nobody-needs-the-pump',
      'The pump is a program of its own.',
      { path: '^(?!pump/|tests/)', pathNot: notTests },
      { path: '^pump/' },
    ),
    rule(
      'no-stand-ins',
      'Nothing that runs in production imports engines, simulators, start or tests.',
      { path: production, pathNot: notTests },
      { path: '^(engines|simulators|start|tests|bench)/' },
    ),
    ...floors
      .slice(1)
      .map((floor, above) =>
        rule(
          `floor-${above + 1}`,
          'A folder of the domain imports only those below it (floors).',
          { path: floor, pathNot: notTests },
          { path: floors.slice(0, above + 1) },
        ),
      ),
    rule(
      'every-folder-has-its-floor',
      'A folder of the domain stands in the list of floors.',
      { path: '^domain/', pathNot: floors },
      {},
    ),
    rule(
      'constants-from-one-file',
      'Constants are imported from domain/constants.ts, which joins them.',
      { pathNot: '^domain/constants' },
      { path: '^domain/constants/' },
    ),
    rule(
      'texts-stand-alone',
      'Texts are for everybody, and import only each other.',
      { path: '^texts/', pathNot: notTests },
      { path: '^(?!texts/)' },
    ),
    ...rooms
      .slice(1)
      .map((room, above) =>
        rule(
          `room-${above + 1}`,
          'A folder of the console imports only those below it (rooms).',
          { path: room },
          { path: rooms.slice(0, above + 1), pathNot: '^web/src/[^/]+\\.' },
        ),
      ),
    rule(
      'leaves-know-no-leaves',
      'A feature imports no other: what both need stands in a room below, what one shows of the other is a part.',
      { path: `${rooms[1].replace('[^/]+', '([^/]+)')}` },
      { path: rooms[1], pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'every-folder-has-its-room',
      'A folder of the console stands in the list of rooms.',
      { path: '^web/src/[^/]+/', pathNot: [...rooms, '^web/src/generated/'] },
      {},
    ),
    rule('declared-packages', 'Only packages that package.json names.', {}, { dependencyTypes: ['npm-no-pkg'] }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.data|generated)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
