import type { IncomingMessage } from 'node:http';
import { invalid } from '../../platform/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';

/** Size of the form around its file. */
const envelopeBytes = 64 * 1024;

/** An error that a form shows at its file. */
const refused = (message: string) => invalid(message, [{ path: 'file', message }]);

/**
 * Reads a form with one file: at most as much of it as a file of that size needs, and nothing if it is longer.
 * @throws AppError INVALID for any other body, or one that is too large.
 */
export async function readForm(
  request: IncomingMessage,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<{ file: File; fields: FormData }> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw invalid(requestTexts.multipart);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw refused(tooLarge);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes + envelopeBytes) throw refused(tooLarge);
    pieces.push(piece);
  }
  const body = new Response(Buffer.concat(pieces), { headers: { 'content-type': contentType } });
  const fields = await body.formData().catch(() => {
    throw invalid(requestTexts.badForm);
  });
  const files = [...fields.values()].filter((value) => value instanceof File);
  const [file] = files;
  if (!file || files.length > 1) throw refused(requestTexts.oneFile);
  if (file.size > maxBytes) throw refused(tooLarge);
  return { file, fields };
}
