import { notFound } from './common.ts';

/** Reports and analytics. */
export const reportTexts = {
  unknownAttribute: (name: string) => notFound(`Alarm attribute "${name}"`),
} as const;
