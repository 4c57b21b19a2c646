import type { KeptFiles } from '../../platform/kept-files.ts';

/** Files of sweeps that concern none. */
export const noFiles: Pick<KeptFiles, 'remove'> = { remove: async () => {} };
