import { z } from 'zod';
import { analystTexts } from '../../texts/server/analyst.ts';

/** Name by which a reader signs in. */
export const readerName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, analystTexts.readerName)
  .refine((name) => name !== 'default', analystTexts.ownersName);

/** Somebody who reads the views of `analyst`, of one customer. Times are ISO 8601. */
export interface AnalystReader {
  name: string;
  customerId: number;
  createdAt: string;
  /** When it got its secret. */
  changedAt: string;
  revokedAt: string | null;
  /** When it last asked something, to the minute; null: never. */
  lastUsedAt: string | null;
}

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
