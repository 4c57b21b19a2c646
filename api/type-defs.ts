import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../platform/root.ts';

/** Reads the schema, one text per file: each module's part is in its folder. */
export function readTypeDefs(): string[] {
  const folder = fromRoot('api/modules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}
