import { standardGroup } from './standard-group.ts';

/** Lenses whose numbers say what waits, beside the areas of the rail and in the bar of the phone. */
export const intake = { id: 'intake', what: 'in intake' };
export const myWork = { id: 'my-work', name: 'My Work', groupLabel: standardGroup, what: 'open' };
