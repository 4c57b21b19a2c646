import { pino } from 'pino';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { authenticate } from '../../domain/identity/sign-in/authenticate.ts';
import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import { createHistory } from '../../warehouse/ports/alarm-history.ts';
import type { TestApi, TestPerson } from './test-api.ts';

/** Returns the context in which verbs are called for a person, within their customer. */
export async function ctxOf({ db, clock, warehouse }: TestApi, { token, customerId }: TestPerson): Promise<Ctx> {
  const base = { db, clock, log: pino({ level: 'silent' }), requestId: 'test', address: '127.0.0.1' };
  const credentials = { authorization: `Bearer ${token}`, customerId: String(customerId) };
  return (await authenticate({ ...base, history: createHistory(warehouse, readArchivedPayloads) }, credentials)).ctx;
}
