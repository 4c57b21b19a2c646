import { tokenHashOf } from './sessions.ts';

/** How a link's customer and token are stored: with another customer it is another link. */
export const linkHashOf = (customerId: number | string, token: string): Buffer => tokenHashOf(`${customerId}/${token}`);
