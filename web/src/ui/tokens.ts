/**
 * The whole palette, in both themes: the only place where a colour is written. `tokens.test.ts` recomputes the contrast
 * of every pair that may meet.
 */

export type ThemeName = 'light' | 'dark';

const light = {
  'bg-app': '#F4F6F8',
  'bg-rail': '#FAFBFC',
  'bg-surface': '#FFFFFF',
  'bg-subtle': '#F1F3F6',
  'bg-hover': '#F3F6FA',
  'bg-selected': '#EFF5FE',
  'bg-focusrow': '#E6EFFC',
  'bg-inset': '#E9EDF1',
  'text-1': '#151A21',
  'text-2': '#434D5A',
  'text-3': '#5A6572',
  'text-off': '#96A0AC',
  'text-on-accent': '#FFFFFF',
  'bd-1': '#E5E9EE',
  'bd-2': '#D4DAE1',
  'bd-ctl': '#808B98',
  'bd-strong': '#5D6875',
  accent: '#1F5CC7',
  'accent-h': '#194CA6',
  'accent-fg': '#1A50B0',
  'accent-bg': '#E8F0FC',
  'accent-bd': '#B9D0F3',
  focus: '#1F5CC7',
  'tip-bg': '#1B222B',
  'tip-fg': '#F2F5F8',
  'on-icon': '#FFFFFF',
  'bar-bg': '#1B222B',
  'bar-fg': '#F2F5F8',
  scrim: 'rgba(21,26,33,.38)',
  'shadow-drawer': '-8px 0 24px rgba(16,24,40,.05)',
  'shadow-pop': '0 10px 32px rgba(12,20,34,.20)',
  'shadow-modal': '0 24px 64px rgba(8,14,24,.35)',
};

export type BaseToken = keyof typeof light;

const dark: Record<BaseToken, string> = {
  'bg-app': '#0D1116',
  'bg-rail': '#10151B',
  'bg-surface': '#141A21',
  'bg-subtle': '#1A212A',
  'bg-hover': '#1B232D',
  'bg-selected': '#172131',
  'bg-focusrow': '#1C2B40',
  'bg-inset': '#222B35',
  'text-1': '#E8ECF1',
  'text-2': '#B4BECA',
  'text-3': '#96A1AF',
  'text-off': '#5C6773',
  'text-on-accent': '#FFFFFF',
  'bd-1': '#222A34',
  'bd-2': '#2F3945',
  'bd-ctl': '#64707E',
  'bd-strong': '#8894A2',
  accent: '#2F6FDB',
  'accent-h': '#2865CE',
  'accent-fg': '#8AB6FA',
  'accent-bg': '#182B47',
  'accent-bd': '#2B4E82',
  focus: '#6FA5F8',
  'tip-bg': '#E8ECF1',
  'tip-fg': '#151A21',
  'on-icon': '#0D1116',
  'bar-bg': '#2A3644',
  'bar-fg': '#F2F5F8',
  scrim: 'rgba(3,6,10,.60)',
  'shadow-drawer': '-8px 0 24px rgba(0,0,0,.20)',
  'shadow-pop': '0 10px 32px rgba(0,0,0,.45)',
  'shadow-modal': '0 24px 64px rgba(0,0,0,.60)',
};

export const base: Record<ThemeName, Record<BaseToken, string>> = { light, dark };

/** Text, graphic, tint and edge of a tone. */
interface Tone {
  fg: string;
  icon: string;
  bg: string;
  bd: string;
}

const tone = (fg: string, icon: string, bg: string, bd: string): Tone => ({ fg, icon, bg, bd });
const lightRed = tone('#B42318', '#D92D20', '#FDEEEC', '#F3C2BC');
const darkRed = tone('#FF9A90', '#F2564A', '#3A1B1C', '#6B2B2A');
const lightAmber = tone('#785600', '#A87C05', '#FAF4DF', '#E6D59A');
const darkAmber = tone('#EBCB6B', '#D0A436', '#302810', '#594A1B');

const lightTones = {
  p5: lightRed,
  p4: tone('#A04308', '#D9620A', '#FDF1E6', '#F2CFAE'),
  p3: lightAmber,
  p2: tone('#335F89', '#4A7EAF', '#EBF2F8', '#C2D7E9'),
  p1: tone('#4E6072', '#72869A', '#EFF2F5', '#D0D9E1'),
  p0: tone('#5A6572', '#7D8895', '#F4F6F8', '#D4DAE1'),
  danger: lightRed,
  warning: lightAmber,
  success: tone('#17693F', '#22905A', '#E7F5ED', '#B3DEC5'),
  info: tone('#1A50B0', '#2F72DE', '#E8F0FC', '#B9D0F3'),
  neutral: tone('#434D5A', '#6E7986', '#F1F3F6', '#D4DAE1'),
  fault: tone('#6638B0', '#7F52CC', '#F2ECFB', '#D6C5F0'),
  unrel: tone('#4D5390', '#6C73B5', '#EDEEF8', '#C9CCE8'),
};

export type ToneName = keyof typeof lightTones;

const darkTones: Record<ToneName, Tone> = {
  p5: darkRed,
  p4: tone('#FFB274', '#EE8A35', '#36220F', '#66401A'),
  p3: darkAmber,
  p2: tone('#97BEE2', '#6C9BC8', '#17283A', '#2A4661'),
  p1: tone('#AAB9C8', '#8195A9', '#1D2731', '#344353'),
  p0: tone('#A3ADB9', '#75818E', '#1A212A', '#34404D'),
  danger: darkRed,
  warning: darkAmber,
  success: tone('#7ED6A5', '#3FAE74', '#12291E', '#235138'),
  info: tone('#8AB6FA', '#4C8CF0', '#182B47', '#2B4E82'),
  neutral: tone('#B4BECA', '#8792A0', '#1F2832', '#36424F'),
  fault: tone('#C7A8F7', '#9C75E0', '#271D3B', '#493669'),
  unrel: tone('#B4B9EA', '#8389D0', '#1F2140', '#3A3E6E'),
};

export const tones: Record<ThemeName, Record<ToneName, Tone>> = { light: lightTones, dark: darkTones };

/** Series of a chart in their fixed order, `--c1` to `--c8`. */
export const chartSeries: Record<ThemeName, string[]> = {
  light: ['#2F6FC4', '#C4731A', '#3C8D63', '#8058B8', '#B24A6E', '#5E7183', '#1C8B9B', '#97801F'],
  dark: ['#6FA4EC', '#E2A35A', '#66BE8F', '#B393E6', '#E08AA8', '#97A8B9', '#57BECB', '#CDB654'],
};

/** The tokens of one theme as CSS variables: `--bg-app`, `--p5-fg`, `--c1`. */
export const tokenVariables = (theme: ThemeName): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(base[theme]).map(([name, value]) => [`--${name}`, value])),
  ...Object.fromEntries(
    Object.entries(tones[theme]).flatMap(([name, parts]) =>
      Object.entries(parts).map(([part, value]) => [`--${name}-${part}`, value]),
    ),
  ),
  ...Object.fromEntries(chartSeries[theme].map((value, index) => [`--c${index + 1}`, value])),
});

/** Both themes as one style sheet; `data-theme` on the root element chooses. */
export const tokenStyleSheet = (): string => {
  const rule = (selector: string, theme: ThemeName) =>
    `${selector}{color-scheme:${theme};${Object.entries(tokenVariables(theme))
      .map(([name, value]) => `${name}:${value};`)
      .join('')}}`;
  return `${rule(':root', 'light')}${rule('[data-theme=dark]', 'dark')}`;
};
