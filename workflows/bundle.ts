import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker';
import { fromRoot } from '../platform/root.ts';

/** Path of the workflows' bundle, written by the build and read by a built worker. */
export const builtBundle = fromRoot('dist', 'workflows.js');

/** Writes the workflows' bundle; called by the production build. */
export async function bundleWorkflows(outfile: string = builtBundle): Promise<void> {
  const { code } = await bundleFromSource();
  await mkdir(dirname(outfile), { recursive: true });
  await writeFile(outfile, code);
}

/**
 * Returns the workflows for a worker: from the build if the worker itself was built, else bundled now (a few seconds).
 */
export async function workflowBundle(): Promise<WorkflowBundleOption> {
  const isBuilt = fileURLToPath(import.meta.url).startsWith(dirname(builtBundle));
  return isBuilt ? { codePath: builtBundle } : bundleFromSource();
}

const bundleFromSource = () =>
  bundleWorkflowCode({
    workflowsPath: fromRoot('workflows', 'generated', 'plans.ts'),
    logger: new DefaultLogger('WARN'),
  });
