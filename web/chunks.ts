import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** Date pickers, which few screens have. */
const dates = /@rc-component[\\/]picker[\\/]|antd[\\/]es[\\/](calendar|date-picker)[\\/]|node_modules[\\/]dayjs[\\/]/;

/**
 * Groups of modules that are loaded together. A screen asks for a few files and drags little that it does not use: login needs `react`,
 * `graphql` and `start`, the first list also `icons`, `data`, `antd` and `list`. A group takes along what its members
 * import, unless one of a higher priority has it.
 */
const groups: Groups = [
  // the style sheets of the phone, in one order; the console does not load them
  { name: 'phone', test: /[\\/]phone[\\/].*\.css$/ },
  {
    // with the first chunk, the first style sheet: those of pages rely on it, and what opens later needs none
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-is|react-router|scheduler|clsx)[\\/]|src[\\/](ui|frame|app|features[\\/](access|alarms|criteria|fields|lists|work))[\\/].*\.css$/,
  },
  {
    name: 'charts',
    test: /node_modules[\\/](recharts|d3-|victory-vendor|es-toolkit|@reduxjs|redux|immer|reselect)/,
  },
  { name: 'graphql', test: /node_modules[\\/]graphql[\\/]/ },
  { name: 'data', test: /node_modules[\\/](@apollo|rxjs|optimism|@wry|socket\.io|engine\.io)/ },
  { name: 'antd', test: /antd[\\/]es[\\/](config-provider|dropdown|modal|popover|tooltip)[\\/]/ },
  { name: 'antd-input', test: /antd[\\/]es[\\/]input[\\/]|@rc-component[\\/](input|textarea)[\\/]/ },
  { name: 'qr-code', test: /@rc-component[\\/]qrcode[\\/]/ },
  { name: 'antd-drawer', test: /antd[\\/]es[\\/]drawer[\\/]|@rc-component[\\/]drawer[\\/]/ },
  {
    name: 'antd-forms',
    test: (id) => /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/.test(id) && !dates.test(id),
  },
  { name: 'antd-dates', test: dates },
  { name: 'start', tags: ['$initial'] },
  { name: 'login', test: /[\\/]access[\\/]Login\.tsx$/ },
  // login has its own few with it, and pages that which few others show
  { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 10 },
  {
    name: 'list',
    test: /[\\/]src[\\/](app[\\/](SignedIn|shell[\\/]Shell)|features[\\/](alarms[\\/]TriagePage|lists[\\/](LensRail|LensHome)))\.tsx$/,
  },
  // a chunk for each set of screens that share it: merged into fewer, every screen would load most of the console
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

export const chunkGroups: Groups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Name of a chunk's file: without the screens that share it, which rolldown adds, and which every page would load. */
export const shortName = (name: string): string => name.replace(/~.*/, '');
