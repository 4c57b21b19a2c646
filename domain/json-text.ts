import { z } from 'zod';
import { commonTexts } from '../texts/server/common.ts';

/** JSON as text, since the parameters of an address are text. */
export const jsonTextSchema = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.addIssue({ code: 'custom', message: commonTexts.invalidJson });
    return z.NEVER;
  }
});
