/**
 * Parts of mailauth that its own types leave out, as they are used here; package.json pins its exact version. Loading
 * all of it would cost the e-mail door ten megabytes more.
 */
declare module 'mailauth/lib/spf/index.js' {
  export { spf } from 'mailauth';
}

declare module 'mailauth/lib/dmarc/index.js' {
  export { dmarc } from 'mailauth';
}

declare module 'mailauth/lib/dkim/dkim-verifier.js' {
  import type { DKIMResult, DNSResolver } from 'mailauth';

  export interface HeaderRow {
    key: string;
    casedKey: string;
    line: Buffer;
  }
  interface SignatureHeader {
    skip?: boolean;
    type: 'DKIM';
    hashAlgo: string;
    bodyCanon: string;
    signingDomain: string;
    maxBodyLength: number | '';
    bodyHashKey?: string;
    parsed?: Record<string, { value?: string | number } | undefined>;
  }
  interface BodyHash {
    digest(encoding: 'base64'): string;
    getMimeStructureStart(): null;
    setContentType(): void;
  }
  export class DkimVerifier {
    constructor(options: { resolver: DNSResolver; minBitLength: number });
    headers: { parsed: HeaderRow[] };
    headerFrom: string[];
    signatureHeaders: SignatureHeader[];
    bodyHashes: Map<string, BodyHash>;
    results: DKIMResult[];
    messageHeaders(headers: { parsed: HeaderRow[] }): Promise<void>;
    finalChunk(): Promise<void>;
  }
}

declare module 'mailauth/lib/tools.js' {
  /** Returns the first of the domains that has the same organisation as the sender's. */
  export function getAlignment(fromDomain: string, domains: readonly string[]): { domain: string } | false;
}
