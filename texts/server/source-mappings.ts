import { notFound } from './common.ts';

/** Source mappings of building systems: why one is refused. */
export const sourceMappingTexts = {
  none: 'This normalizer version reads each field from a fixed place and has no source mappings',
  positional:
    'The text of the mail template decides where each field is read. Change that text, or name labels in the template instead',
  exists: 'This field already has its own source',
  notFound: notFound('Source mapping'),
} as const;
