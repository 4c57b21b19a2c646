import { notFound } from './common.ts';

/** Source mappings of building systems: why one is refused. */
export const sourceMappingTexts = {
  none: 'This normalizer version reads by fixed rules and has no source mappings',
  exists: 'This field already has its own source',
  notFound: notFound('Source mapping'),
} as const;
