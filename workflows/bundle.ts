import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker';
import { fromRoot } from '../platform/root.ts';

/** Where the build puts the workflows' bundle and a built worker finds it. */
export const builtBundle = fromRoot('dist', 'workflows.js');

/** Writes the workflows' bundle: what the build calls for production. */
export async function bundleWorkflows(outfile: string = builtBundle): Promise<void> {
  const { code } = await bundleFromSource();
  await mkdir(dirname(outfile), { recursive: true });
  await writeFile(outfile, code);
}

/** The workflows for a worker: from the build when the worker itself was built, else bundled now (a few seconds). */
export async function workflowBundle(): Promise<WorkflowBundleOption> {
  const isBuilt = fileURLToPath(import.meta.url).startsWith(dirname(builtBundle));
  return isBuilt ? { codePath: builtBundle } : bundleFromSource();
}

const bundleFromSource = () =>
  bundleWorkflowCode({
    workflowsPath: fromRoot('workflows', 'generated', 'plans.ts'),
    logger: new DefaultLogger('WARN'),
  });
