import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { pumpTexts } from '../../texts/pump.ts';
import { replaceFile } from './durable-file.ts';

/** A user and password for one origin of the building's network. */
const secretSchema = z.strictObject({ origin: z.url(), username: z.string(), password: z.string() });
export type Secret = z.output<typeof secretSchema>;

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/i.test(host);
const cloud = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}, pumpTexts.httpsOnly);

const integrationSchema = z.strictObject({ id: z.int().positive(), key: z.string().min(1) });
export type PumpIntegration = z.output<typeof integrationSchema>;

/** Settings of the machine: what the cloud neither knows nor can change. */
const settingsSchema = z.strictObject({
  url: cloud,
  integrations: z.array(integrationSchema).min(1).max(200),
  /** Folder of undelivered payloads and read positions. */
  data: z.string().min(1).default('./pump-data'),
  /** Room for undelivered payloads of each integration. */
  spoolMaxMb: z.number().min(1).max(1_000_000).default(1_024),
  /** Folders that may be read, with all below them. */
  folders: z.array(z.string().min(1)).default([]),
  /** Origins that may be asked besides those of secrets, such as https://10.4.0.20. */
  origins: z.array(z.url()).default([]),
  secrets: z.record(z.string(), secretSchema).default({}),
});
export type Settings = z.output<typeof settingsSchema>;

/** Reads the settings; relative paths begin at their file. @throws Error that says what is wrong. */
export async function readSettings(file: string): Promise<Settings> {
  const text = await readText(file);
  if (text === null) throw new Error(pumpTexts.noSettings(file));
  const settings = parse(file, text);
  const here = dirname(resolve(file));
  return {
    ...settings,
    data: resolve(here, settings.data),
    folders: settings.folders.map((folder) => resolve(here, folder)),
  };
}

/** Reads the file; null if there is none. @throws Error that says who can read it. */
async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(code === 'EACCES' || code === 'EPERM' ? pumpTexts.notReadable(file) : message);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(pumpTexts.badSettings(file, (error as Error).message));
  }
}

function parse(file: string, text: string): Settings {
  const parsed = settingsSchema.safeParse(parseJson(file, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(pumpTexts.badSettings(file, `${issue?.path.join('.')}: ${issue?.message}`));
}

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

/** Writes settings, or adds an integration to those that exist. The file holds keys: only its owner can read it. */
export async function writeSettings(file: string, given: Record<string, string | undefined>): Promise<void> {
  const before = parseJson(file, (await readText(file)) ?? '{}') as Record<string, unknown>;
  const { url, integration, key, data, folders, origins } = given;
  const id = Number(integration);
  const others = ((before.integrations ?? []) as PumpIntegration[]).filter((one) => one.id !== id);
  const after = {
    ...before,
    url: url ?? before.url,
    integrations: [...others, { id, key: key ?? '' }],
    ...(data !== undefined && { data }),
    ...(folders !== undefined && { folders: listOf(folders) }),
    ...(origins !== undefined && { origins: listOf(origins) }),
  };
  parse(file, JSON.stringify(after));
  await replaceFile(file, `${JSON.stringify(after, null, 2)}\n`);
}
