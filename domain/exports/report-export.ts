import type { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import type { ExportFormat } from '../sheets/formats.ts';

export interface ExportKey {
  customerId: number;
  id: string;
}

/** Runs exports to their end, even if processes die in the meantime. */
export interface ExportJobs {
  /** Starts an export; joins one that already runs. */
  start(key: ExportKey): Promise<void>;
}

type ExportStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETE' | 'FAILED';

/** A long list that was requested as a file (ANA.8). */
export interface ReportExport extends ExportKey {
  list: string;
  format: ExportFormat;
  input: z.core.util.JSONType;
  status: ExportStatus;
  /** Rows written so far. */
  rows: number;
  /** Size of the file; null until there is one. */
  bytes: number | null;
  error: string | null;
  fileName: string;
  createdBy: string;
  createdAt: Date;
  /** Moment whose rows its file has; null before it is read. */
  asOf: Date | null;
  completedAt: Date | null;
  /** When the file is deleted; null without one. */
  expiresAt: Date | null;
  isEvicted: boolean;
}

const selected = `e.customer_id as "customerId", e.id, e.list, e.format, e.input, e.status, e.rows, e.bytes, e.error,
  e.file_name as "fileName", e.created_by as "createdBy", e.created_at as "createdAt", e.as_of as "asOf",
  e.completed_at as "completedAt", e.expires_at as "expiresAt", e.is_evicted as "isEvicted"`;

/** Reads a customer's exports; `rest` narrows and orders table `e`, with its bindings named. */
export async function readExports(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<ReportExport[]> {
  const { rows } = await trx.raw(`select ${selected} from report_exports e where e.customer_id = :customerId ${rest}`, {
    customerId,
    ...bindings,
  });
  return rows;
}

/** True while the file can be downloaded. */
export const hasFile = ({ status, isEvicted, expiresAt }: ReportExport, now: Date): boolean =>
  status === 'COMPLETE' && !isEvicted && expiresAt !== null && expiresAt > now;

/** Name under which the file of an export is kept. */
export const storedName = ({ customerId, id }: ExportKey, stored: string): string => `${customerId}/${id}.${stored}`;
