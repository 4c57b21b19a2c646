import { refuse } from './errors.ts';

export interface FilePart {
  name: string;
  data: Buffer;
}

export interface Form {
  /** Text fields, in order. */
  fields: [string, string][];
  files: FilePart[];
}

/** Returns the boundary of a multipart content type; undefined for any other type. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2];
}

/** Reads the parts of a multipart body; throws 36 for an incomplete one. */
export function readMultipart(body: Buffer, boundary: string): Form {
  const form: Form = { fields: [], files: [] };
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  const next = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let at = body.indexOf(mark);
  if (at < 0) throw refuse(36, 'The multipart body does not hold its boundary');
  at += mark.length;
  while (body.toString('latin1', at, at + 2) === '\r\n') {
    const headersEnd = body.indexOf('\r\n\r\n', at);
    const end = headersEnd < 0 ? -1 : body.indexOf(next, headersEnd + 2);
    if (end < 0) throw refuse(36, 'The multipart body is cut short');
    const headers = body.toString('utf8', at, headersEnd);
    const name = /content-disposition:[^\r\n]*[;\s]name="([^"]*)"/i.exec(headers)?.[1];
    if (name === undefined) throw refuse(36, 'A part of the multipart body has no name');
    const data = body.subarray(Math.min(headersEnd + 4, end), end);
    if (/[;\s]filename=/i.test(headers)) form.files.push({ name, data });
    else form.fields.push([name, data.toString('utf8')]);
    at = end + next.length;
  }
  return form;
}
