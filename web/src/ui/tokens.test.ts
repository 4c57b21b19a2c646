import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../../platform/root.ts';
import { type BaseToken, base, chartSeries, type ThemeName, tokenStyleSheet, tones } from './tokens.ts';

/** WCAG relative luminance of `#RRGGBB`. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const surfaces: BaseToken[] = [
  'bg-app',
  'bg-rail',
  'bg-surface',
  'bg-subtle',
  'bg-hover',
  'bg-selected',
  'bg-focusrow',
];

describe.each<ThemeName>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  const token = base[theme];
  const lowest = (colour: string, over: string[]) =>
    Math.min(...over.map((background) => contrast(colour, background)));
  const surfaceColours = surfaces.map((name) => token[name]);

  test.each<BaseToken>(['text-1', 'text-2', 'text-3', 'accent-fg'])('%s reads on every surface', (name) => {
    expect(lowest(token[name], surfaceColours)).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[BaseToken, BaseToken]>([
    ['text-on-accent', 'accent'],
    ['text-on-accent', 'accent-h'],
    ['tip-fg', 'tip-bg'],
    ['bar-fg', 'bar-bg'],
    ['accent-fg', 'accent-bg'],
    ['text-1', 'bg-inset'],
    ['text-2', 'bg-inset'],
  ])('%s reads on %s', (text, background) => {
    expect(contrast(token[text], token[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[BaseToken, BaseToken]>([
    ['bd-ctl', 'bg-surface'],
    ['bd-ctl', 'bg-app'],
    ['bd-ctl', 'bg-subtle'],
    ['focus', 'bg-surface'],
    ['focus', 'bg-app'],
    ['focus', 'bg-rail'],
    ['focus', 'bg-focusrow'],
    ['accent', 'bg-surface'],
  ])('%s is seen on %s', (edge, background) => {
    expect(contrast(token[edge], token[background])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(tones[theme]))('tone %s reads and its icon is seen, its own tint included', (_, tone) => {
    expect(lowest(tone.fg, [...surfaceColours, tone.bg])).toBeGreaterThanOrEqual(4.5);
    expect(
      lowest(tone.icon, [token['bg-surface'], token['bg-selected'], token['bg-hover'], tone.bg]),
    ).toBeGreaterThanOrEqual(3);
  });

  test('ALM-135 each priority from 0 to 5 has its own colour', () => {
    const icons = [0, 1, 2, 3, 4, 5].map((priority) => tones[theme][`p${priority}` as 'p0'].icon);
    expect(new Set(icons).size).toBe(6);
  });

  test('every chart series is seen on a card', () => {
    expect(
      Math.min(...chartSeries[theme].map((colour) => contrast(colour, token['bg-surface']))),
    ).toBeGreaterThanOrEqual(3);
    expect(new Set(chartSeries[theme]).size).toBe(8);
  });
});

test('the style sheet names every token in both themes', () => {
  const [light, dark] = tokenStyleSheet().split('[data-theme=dark]');
  const names = (css: string | undefined) => [...(css ?? '').matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]);
  expect(names(light)).toEqual(names(dark));
  expect(names(light)).toContain('--p5-icon');
  expect(names(light)).toContain('--c8');
});

const styleSheets = readdirSync(fromRoot('web'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(fromRoot('web', path), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

test('spacing and rounding are tokens', () => {
  const strays = styleSheets.flatMap(({ path, css }) =>
    [...css.matchAll(/(?<![\w-])((?:padding|margin|gap|row-gap|column-gap|border-[a-z-]*radius)[a-z-]*):([^;{}]+);/g)]
      // a hairline is none, and what is wider than the scale is a dimension
      .filter(([, , value = '']) =>
        [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) > 1 && Number(px) <= 24),
      )
      .map(([declaration]) => `${path}: ${declaration}`),
  );
  expect(styleSheets.length).toBeGreaterThan(30);
  expect(strays).toEqual([]);
});
