import { tokenHashOf } from './sessions.ts';

/** Returns the stored hash of a link's customer and token: with another customer it is another link. */
export const linkHashOf = (customerId: number | string, token: string): Buffer => tokenHashOf(`${customerId}/${token}`);
