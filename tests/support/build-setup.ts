import { buildAll } from '../../start/build.ts';

/** Builds the product; tests of the long tier start engines and processes of their own from the build. */
export default async function setup(): Promise<void> {
  await buildAll();
}
