import type { AnalystReader } from '../../warehouse/analyst-readers.ts';

export type { AnalystReader };

/** Readers of the warehouse's analyst views, as the warehouse keeps them. */
export interface AnalystReaders {
  /** False where ClickHouse is a server, which has users of its own. */
  areKept(): Promise<boolean>;
  /** All by name, or those of one customer; revoked ones too. */
  list(customerId?: number): Promise<AnalystReader[]>;
  /** @returns the secret, which is shown once; undefined if somebody has the name. */
  create(of: { name: string; customerId: number; now: Date }): Promise<string | undefined>;
  /** @returns the new secret; undefined if there is no such reader. */
  rotate(name: string, now: Date): Promise<string | undefined>;
  /** @returns false if there is no such reader. */
  revoke(name: string, now: Date): Promise<boolean>;
}
