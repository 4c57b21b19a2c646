import type { Connection } from './engine.ts';

/** Returns the Content-Type of a format's output. */
export type ContentTypeOf = (format: string) => string;

/** Reads the content types of the engine's formats, whose names are case-insensitive. */
export async function readContentTypes(run: Connection['run']): Promise<ContentTypeOf> {
  const { bytes } = await run('SELECT lower(name), content_type FROM system.formats', 'JSONCompactEachRow');
  const lines = Buffer.from(bytes).toString('utf8').trim().split('\n');
  const types = new Map(lines.map((line) => JSON.parse(line) as [string, string]));
  return (format) => types.get(format.toLowerCase()) || 'text/plain; charset=UTF-8';
}
