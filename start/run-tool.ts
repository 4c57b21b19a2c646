import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { fromRoot } from '../platform/root.ts';

/** Runs an installed tool in this terminal. @returns its exit code. */
export const runTool = (name: string, args: string[]): Promise<number> => codeOf(start(name, args, 'inherit'));

/** Runs an installed tool beside others. @returns its exit code and all that it has printed. */
export async function captureTool(name: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = start(name, args, ['ignore', 'pipe', 'pipe']);
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  const code = await codeOf(child);
  return { code, output: Buffer.concat(pieces).toString() };
}

const start = (name: string, args: string[], stdio: StdioOptions): ChildProcess =>
  spawn(fromRoot('node_modules', '.bin', name), args, { cwd: fromRoot(), stdio });

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // once all that it has printed was read
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
