import { lastSegment } from '../reading/payload.ts';
import { templateMail } from '../reading/template-mail.ts';

/**
 * WebCTRL / i-Vu mail, print or file text. Its field codes are the site's own, so it is read by the integration's
 * template; a return names no condition, so the point is the key, and its name is the last part of the location.
 */
export const webctrlMail1 = templateMail('webctrl-mail-1', lastSegment);
