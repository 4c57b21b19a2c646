import { lastSegment } from '../reading/payload.ts';
import { templateMail } from '../reading/template-mail.ts';

/**
 * EcoStruxure Building Operation notification in the template that we publish, or the site's own; the default is
 * `state=…|id=…|src=…|t=…|p=…|txt=…|ack=…`. Its states are numbers or names: 3 is a return that is still to be
 * acknowledged. No notification states which condition of its source it means, so the source is the key.
 */
export const eboMail1 = templateMail('ebo-mail-1', lastSegment);
