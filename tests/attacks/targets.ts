/** Targets known to attackers: addresses, and names that anybody may guess. */
export interface Targets {
  apiPort: number;
  gatewayPort: number;
  mailPort: number;
  /** An integration that exists; its key is not known. */
  systemId: number;
  /** Account of the person whose sign-in is measured, then those of others. */
  victim: string;
  others: string[];
}

/** Addresses of the attackers: more than limits by address alone are meant to stop. */
export const strangers = Array.from({ length: 250 }, (_, n) => `127.0.${1 + Math.floor(n / 200)}.${1 + (n % 200)}`);
