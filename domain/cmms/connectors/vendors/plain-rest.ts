import type { Descriptor } from '../descriptor.ts';
import { genericRest } from '../generic-rest.ts';

/** Systems whose makers publish nothing: each is reached through a plain interface of the site. */
export const tms: Descriptor = genericRest;
export const awareManager: Descriptor = genericRest;
