import type { Session } from '#session/session.ts';
import { messageOf, saveFile, saveTable, tableNameOf } from '#ui/save-file.ts';

const fallbackName = 'export';

/** Path and query under which a short list is downloaded. */
export const addressOf = (list: string, input: unknown, format: string): string =>
  `/${list}/download?${new URLSearchParams({ input: JSON.stringify(input), format })}`;

/**
 * Downloads a file of the product and hands it to the browser's downloads, unpacked if it is a table in gzip.
 * @throws Error with the server's message.
 */
export async function saveList(session: Session, address: string): Promise<void> {
  const response = await fetch(address, { headers: session.headers() });
  if (!response.ok) throw new Error(await messageOf(response));
  if (response.headers.get('content-type') === 'application/gzip') await saveTable(response, fallbackName);
  else saveFile(tableNameOf(response, fallbackName), await response.blob());
}
