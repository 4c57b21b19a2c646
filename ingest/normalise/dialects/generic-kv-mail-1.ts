import { templateMail } from '../reading/template-mail.ts';

/**
 * Any mail of labels and values, or of positional text, by the integration's template (Alerton, EBI, Insight, minus80 …).
 * Without one it reads lines such as `Time:`, `Point:`, `State:` and `Message:`.
 */
export const genericKvMail1 = templateMail('generic-kv-mail-1');
