import { theme } from 'antd';
import { expect, test } from 'vitest';
import { antdTheme } from './theme.ts';
import { base, tones } from './tokens.ts';

test.each(['light', 'dark'] as const)('no color of antd is mixed for a light page in the %s theme', (name) => {
  const own = new Set([
    ...Object.values(base[name]),
    ...Object.values(tones[name]).flatMap((tone) => Object.values(tone)),
  ]);
  const drawn = Object.entries(theme.getDesignToken(antdTheme(name, true))).filter(([key]) =>
    /^color(?:Border|Bg(?:Text|Container|Elevated|Layout)|Fill|Text(?!Base)|(?:Error|Warning|Success|Info|Primary)Bg)|^control\w*(?:Outline$|Bg)/.test(
      key,
    ),
  );
  expect(drawn.filter(([, color]) => !own.has(String(color))).map(([key]) => key)).toEqual([]);
});
