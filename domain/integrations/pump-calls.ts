import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { createSeal, type Seal } from '../../platform/seal.ts';

/** Bytes of an answer that a pump passes on. */
export const callAnswerMaxBytes = 4 * 1_024 * 1_024;

/** A call of a system that only the pump's network reaches. */
export const pumpCallSchema = z.object({
  url: z.url(),
  method: z.string().max(10),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
  timeoutMs: z.int().positive(),
});
export type PumpCallRequest = z.output<typeof pumpCallSchema>;

/** The system's answer, or why there is none. */
export const pumpCallAnswerSchema = z.union([
  z.object({
    status: z.int().min(200).max(599),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
  }),
  z.object({
    failed: z.string(),
    /** Code of the connection's error, e.g. ECONNREFUSED; null: none. */
    code: z.string().nullable(),
    /** True if the pump's machine does not allow the address. */
    isRefused: z.boolean(),
  }),
]);
export type PumpCallAnswer = z.output<typeof pumpCallAnswerSchema>;

/**
 * Seals calls between the worker and the pump, which both have the license key: calls carry credentials, and neither
 * the door nor the database on their way can read them.
 */
export const sealOfCalls = (licenseKey: string): Seal =>
  createSeal(Buffer.from(hkdfSync('sha256', licenseKey, '', 'pump-calls', 32)));

/** Places that sealed texts are bound to. */
export const requestPlace = (id: string): string => `pump-call/${id}`;
export const answerPlace = (id: string): string => `pump-call-answer/${id}`;
