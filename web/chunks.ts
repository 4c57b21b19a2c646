import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

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
  { name: 'antd', test: /antd[\\/]es[\\/](config-provider|dropdown|modal|popover|radio|tooltip)[\\/]/ },
  { name: 'antd-input', test: /antd[\\/]es[\\/]input[\\/]|@rc-component[\\/](input|textarea)[\\/]/ },
  { name: 'antd-dates', test: /@rc-component[\\/]picker|antd[\\/]es[\\/]date-picker|node_modules[\\/]dayjs/ },
  { name: 'qr-code', test: /@rc-component[\\/]qrcode[\\/]/ },
  { name: 'antd-forms', test: /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/ },
  { name: 'start', tags: ['$initial'] },
  { name: 'login', test: /[\\/]access[\\/]Login\.tsx$/ },
  // login has its own few with it, and pages that which few others show
  { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 10 },
  {
    name: 'list',
    test: /[\\/]src[\\/](app[\\/](SignedIn|shell[\\/]Shell)|features[\\/](alarms[\\/]TriagePage|lists[\\/](LensRail|LensHome)))\.tsx$/,
  },
  { name: 'shared', minShareCount: 2 },
];

export const chunkGroups: Groups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
