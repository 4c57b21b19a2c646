import { buildAll } from '../../start/build.ts';

/** Builds what runs; tests of the long tier start engines and processes of their own from it. */
export default async function setup(): Promise<void> {
  await buildAll();
}
