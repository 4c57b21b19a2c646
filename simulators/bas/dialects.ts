import type { Dialect } from './dialect.ts';
import { bacnet, desigo, ecostruxureIt, generic, metasys, metasysV2, niagara, webctrl } from './json-dialects.ts';
import { csv, obix } from './text-dialects.ts';

/** Dialects of building systems that use the HTTP doors. */
export const dialects = {
  niagara,
  obix,
  webctrl,
  metasys,
  metasysV2,
  desigo,
  ecostruxureIt,
  bacnet,
  generic,
  csv,
} as const satisfies Record<string, Dialect>;
export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as [DialectName, ...DialectName[]];
