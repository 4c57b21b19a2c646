import { limitReached, notFound } from './common.ts';

/** Other names of places and assets (AST.6). */
export const aliasTexts = {
  taken: (alias: string, owner: string) => `"${alias}" is already the name or an alias of ${owner}`,
  tooMany: (max: number) => limitReached(max, 'aliases'),
  notFound: notFound('Alias'),
} as const;
