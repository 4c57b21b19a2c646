import { findChromium } from '../engines/machine.ts';

/**
 * Returns the browser with which the demo's worker makes PDFs: the one that is named, else one that is installed; empty
 * without one, so that mails carry a sheet in its place.
 */
export const demoBrowser = async (env: NodeJS.ProcessEnv): Promise<string> =>
  env.BROWSER_PATH || ((await findChromium(env)) ?? '');
