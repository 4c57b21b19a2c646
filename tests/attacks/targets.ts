/** What strangers can find out: addresses, and names that anybody may guess. */
export interface Targets {
  apiPort: number;
  gatewayPort: number;
  mailPort: number;
  /** An integration that exists; its key is not known. */
  systemId: number;
  /** The account of the person whose sign-in is measured, and those of others. */
  victim: string;
  others: string[];
}

/** Where strangers come from: more addresses than any limit by address is meant to hold back by itself. */
export const strangers = Array.from({ length: 250 }, (_, n) => `127.0.${1 + Math.floor(n / 200)}.${1 + (n % 200)}`);
