import { z } from 'zod';
import { commonTexts } from '../texts/server/common.ts';
import { canonicalTimezone } from './timezone.ts';

/** The name of a timezone, in the runtime's own spelling. */
export const timezoneSchema = z.string().transform((name, issues) => {
  const canonical = canonicalTimezone(name);
  if (canonical) return canonical;
  issues.addIssue({ code: 'custom', message: commonTexts.unknownTimezone });
  return z.NEVER;
});
