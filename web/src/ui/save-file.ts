const keepMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // the download begins after the click, and reads the address only then
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}

/** First message of an answer that failed; undefined where it has none. */
export const messageOf = async (response: Response): Promise<string | undefined> =>
  (await refusalOf(response))?.errors?.[0]?.message;

/** Reads what an answer of REST says is wrong, in the form of an answer of GraphQL; null if it says nothing. */
export const refusalOf = (response: Response): Promise<{ errors?: Array<{ message: string }> } | null> =>
  response.json().catch(() => null);

/** The name that the answer gives its file, without what says that it is packed. */
export const tableNameOf = (response: Response, otherwise: string): string =>
  (/filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? otherwise).replace(/\.gz$/, '');

/** A table that came packed with gzip, as spreadsheets open it. */
export function unpacked({ body }: Response): Promise<Blob> {
  if (!body) throw new Error('There is nothing in the answer');
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': 'text/csv' },
  }).blob();
}

/** Hands a packed table to the browser's downloads, unpacked. */
export const saveTable = async (response: Response, otherwise: string): Promise<void> =>
  saveFile(tableNameOf(response, otherwise), await unpacked(response));
