import type { Readable } from 'node:stream';
import type { DNSResolver } from 'mailauth';
import { DkimVerifier, type HeaderRow } from 'mailauth/lib/dkim/dkim-verifier.js';
import { type Canonicalisation, createBodyHash } from './dkim-body-hash.ts';

const headerMaxBytes = 128 * 1_024;
const headerLinesMax = 1_000;
const signatureMaxBytes = 8 * 1_024;
const signedNamesMax = 100;
/** Maximum number of signatures verified for one mail. */
export const signaturesMax = 5;
const keyBitsMin = 1_024;

/** Headers that a mail has once: of two the reader may take the unsigned one. */
const singleHeaders = ['from', 'subject', 'date', 'message-id', 'content-type', 'content-transfer-encoding'];

/** Result of one DKIM signature. */
export interface DkimOutcome {
  domain: string;
  result: 'pass' | 'fail' | 'temporary';
}

/** The header of a mail and the hashes of its body, as far as DKIM signatures need them. */
export interface SignedMail {
  /** @param isOwn true if the sender may sign with that domain; other signatures are left out. */
  verify(isOwn: (domain: string) => boolean, resolver: DNSResolver): Promise<DkimOutcome[]>;
}

/**
 * Reads what DKIM signs in parallel with the reader of the mail: it sees each chunk as it passes, keeps only those of
 * the header, and never requests more.
 */
export function readSigned(source: Readable): SignedMail {
  let header: Buffer | null = Buffer.alloc(0);
  let rows: HeaderRow[] = [];
  const hashes = new Map<Canonicalisation, ReturnType<typeof createBodyHash>>();

  function begin(bytes: Buffer): void {
    rows = headerRows(bytes);
    // only for signatures present: most mails of controllers have none
    for (const name of new Set(rows.filter(isSignature).map(bodyCanonOf))) hashes.set(name, createBodyHash(name));
  }

  source.on('data', (chunk: Buffer) => {
    let body = chunk;
    if (header) {
      const before = header.length;
      header = Buffer.concat([header, chunk]);
      const end = headerEnd(header, before);
      if (end === null && header.length <= headerMaxBytes) return;
      if (end !== null) begin(header.subarray(0, end));
      body = header.subarray(end ?? header.length);
      header = null;
    }
    for (const one of hashes.values()) one.update(body);
  });

  return {
    async verify(isOwn, resolver) {
      if (header) begin(header);
      if (rows.length > headerLinesMax) return [];
      const digests = new Map([...hashes].map(([name, one]) => [name, one.digest()]));
      return verifySignatures(rows, digests, isOwn, resolver);
    },
  };
}

/** Returns the index after the first empty line; null if there is none yet. `from` is how much was searched before. */
function headerEnd(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0x0a, Math.max(0, from - 2)); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x0a) return at + 2;
    if (bytes[at + 1] === 0x0d && bytes[at + 2] === 0x0a) return at + 3;
  }
  return null;
}

/** Returns the header lines, unfolded as mailauth expects them. Its own reader takes quadratic time for many folds. */
function headerRows(bytes: Buffer): HeaderRow[] {
  const rows: string[][] = [];
  // a mail that begins with an empty line has no header
  if (bytes[0] === 0x0a || bytes[0] === 0x0d) return [];
  for (const line of bytes.toString('binary').split('\n')) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (text === '') continue;
    if (rows.length > 0 && /^\s/.test(text)) rows.at(-1)?.push(text);
    else rows.push([text]);
  }
  return rows.map((lines) => {
    const text = lines.join('\r\n');
    const casedKey = text.slice(0, Math.max(0, text.indexOf(':'))).trim();
    return { key: casedKey.toLowerCase(), casedKey, line: Buffer.from(text, 'binary') };
  });
}

const isSignature = ({ key, line }: HeaderRow): boolean => key === 'dkim-signature' && line.length <= signatureMaxBytes;
const bodyCanonOf = (row: HeaderRow): Canonicalisation =>
  tagOf(row, 'c').split('/')[1] === 'relaxed' ? 'relaxed' : 'simple';

async function verifySignatures(
  rows: HeaderRow[],
  digests: ReadonlyMap<string, string>,
  isOwn: (domain: string) => boolean,
  resolver: DNSResolver,
): Promise<DkimOutcome[]> {
  if (singleHeaders.some((name) => rows.filter(({ key }) => key === name).length > 1)) return [];
  const own = rows.filter((row) => isSignature(row) && isOwn(tagOf(row, 'd'))).slice(0, signaturesMax);
  return Promise.all(
    own.map(async (row) => ({
      domain: tagOf(row, 'd'),
      result: await verifyOne(row, rows, digests, resolver).catch(unreadable),
    })),
  );
}

/** mailauth throws for invalid values, such as a time outside the calendar. */
const unreadable = (): DkimOutcome['result'] => 'fail';

async function verifyOne(
  row: HeaderRow,
  rows: HeaderRow[],
  digests: ReadonlyMap<string, string>,
  resolver: DNSResolver,
): Promise<DkimOutcome['result']> {
  const verifier = new DkimVerifier({ resolver, minBitLength: keyBitsMin });
  // not the whole header: from forwarders' headers (ARC) mailauth reads names that would reach Object.prototype
  await verifier.messageHeaders({ parsed: [row] });
  const [signature] = verifier.signatureHeaders;
  if (!signature) return 'fail';
  const signed = signedNames(signature.parsed?.h?.value);
  if (!signed.includes('from') || signed.length > signedNamesMax) return 'fail';
  if (rows.some(({ key }) => key === 'subject') && !signed.includes('subject')) return 'fail';
  // if a tag is given twice, mailauth may have taken the other one
  if (signature.signingDomain.toLowerCase() !== tagOf(row, 'd')) return 'fail';
  if (signature.hashAlgo !== 'sha256' || signature.skip || !signature.bodyHashKey) return 'fail';
  signature.maxBodyLength = '';
  verifier.headers = { parsed: rows };
  const digest = digests.get(signature.bodyCanon) ?? '';
  verifier.bodyHashes = new Map([
    [signature.bodyHashKey, { digest: () => digest, getMimeStructureStart: () => null, setContentType: () => {} }],
  ]);
  await verifier.finalChunk();
  const { result } = verifier.results[0]?.status ?? { result: 'none' };
  return result === 'pass' ? 'pass' : result === 'temperror' ? 'temporary' : 'fail';
}

const signedNames = (value: string | number | undefined): string[] =>
  String(value ?? '')
    .toLowerCase()
    .split(':')
    .map((name) => name.trim());

/** Returns a tag of a signature in lower case, without white space; empty if it is missing. */
function tagOf({ line }: HeaderRow, name: 'c' | 'd'): string {
  const text = line.toString('binary').replace(/\s+/g, '').toLowerCase();
  const tags = text.slice(text.indexOf(':') + 1).split(';');
  return tags.find((tag) => tag.startsWith(`${name}=`))?.slice(2) ?? '';
}
