import { randomUUID } from 'node:crypto';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt, receivedAt } from './moments.ts';

/** Ids of what a side's integrations have received and done. @param first number of another integration. */
export const integrationsFrom = (first: number) => ({
  /** An integration with a source mapping. */
  mappedSystemId: first,
  /** A data pump that has reported. */
  pumpSystemId: first + 1,
  /** An unreadable payload, a killed reparse, and a payload kept as a case. */
  letterId: randomUUID(),
  reparseId: randomUUID(),
  caseId: randomUUID(),
  /** Failed commands of another integration, one to retry and one to delete. */
  commandId: randomUUID(),
  spareCommandId: randomUUID(),
  /** An open issue of it. */
  issueId: randomUUID(),
});
export type IntegrationIds = ReturnType<typeof integrationsFrom>;

/** Stores what an integration has received, and another one with a mapping, a data pump, issues, commands and reparses. */
export async function storeIntegrations(
  api: TestApi,
  { customerId, marker, systemId, userId }: { customerId: number; marker: string; systemId: number; userId: string },
): Promise<IntegrationIds> {
  const ids = integrationsFrom(0);
  const of = { customer_id: customerId, system_id: systemId };
  // the archive deletes rows older than some months
  const received = { received_at: new Date(receivedAt).toISOString(), version: 1 };
  await api.warehouse.insert({
    table: 'outcomes',
    format: 'JSONEachRow',
    values: [
      {
        ...of,
        ...received,
        payload_id: ids.letterId,
        message_id: randomUUID(),
        outcome: 'rejected',
        kind: 'unreadable',
        reason: `Reason ${marker}`,
        step: 'normalise',
        payload: `"${marker}"`,
      },
    ],
  });
  const mail = { messageId: marker, from: marker, to: [marker], subject: marker, date: null, text: marker };
  await api.warehouse.insert({
    table: 'raw_events',
    format: 'JSONEachRow',
    values: [
      {
        ...of,
        ...received,
        message_id: randomUUID(),
        door: 'email',
        format: 'array',
        payload_ids: [randomUUID()],
        body: JSON.stringify(mail),
      },
    ],
  });
  const run = {
    ...of,
    normaliser: 'generic-json-1',
    read_to: new Date(activeAt),
    is_dry_run: true,
    error: marker,
    created_at: new Date(activeAt),
    updated_at: new Date(activeAt),
  };
  await api.db('external_system_issues').insert({
    ...of,
    id: randomUUID(),
    issue_type: 'LOST_CONNECTION',
    message: marker,
    created_at: new Date(activeAt),
    opens_at: new Date(activeAt),
    resolved_at: new Date(activeAt),
  });
  // of another integration, so that it does not block a reparse of the first
  const other = await api.newSystem(customerId, `Other ${marker}`);
  await api.db('reparses').insert([
    { ...run, id: randomUUID(), status: 'COMPLETE' },
    { ...run, id: ids.reparseId, system_id: other, status: 'KILLED' },
  ]);
  await api.db('external_system_issues').insert({
    ...{ customer_id: customerId, system_id: other, id: ids.issueId, issue_type: 'WAREHOUSE_DIFFERENCE' },
    ...{ message: marker, created_at: new Date(activeAt), opens_at: new Date(activeAt) },
  });
  const command = {
    ...{ customer_id: customerId, system_id: other, command_type: 'GET_WORK_TICKETS', runner: 'PUMP' },
    ...{ status: 'FAILED', response: marker, created_at: new Date(activeAt), queued_at: new Date(activeAt) },
  };
  await api.db('external_system_commands').insert([
    { ...command, id: ids.commandId },
    { ...command, id: ids.spareCommandId },
    { ...command, id: randomUUID(), system_id: systemId },
  ]);
  await api
    .db('external_systems')
    .where({ customer_id: customerId, id: other })
    .update({ field_map: JSON.stringify({ fields: { hyperlink: marker } }) });
  await api.db('payload_cases').insert({
    ...of,
    id: ids.caseId,
    name: marker,
    payload: marker,
    expected: '[]',
    created_by: userId,
    created_at: new Date(activeAt),
  });
  return { ...ids, mappedSystemId: other, pumpSystemId: await storePump(api, customerId, marker) };
}

async function storePump(api: TestApi, customerId: number, marker: string): Promise<number> {
  const systemId = await createExternalSystem(api.db, {
    ...{ customerId, name: `pump ${marker}`, displayName: `Pump ${marker}`, schema: 'generic' },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1' },
  });
  const source = { name: marker, kind: 'HTTP', isOk: true, detail: marker, lastReadAt: null, payloads: 1 };
  const spool = { items: 1, bytes: 1, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 };
  await api.db('pumps').insert({
    customer_id: customerId,
    system_id: systemId,
    config: JSON.stringify({ sources: [{ kind: 'HTTP', name: marker, url: `https://${marker}.example` }] }),
    report: JSON.stringify({
      version: '1',
      host: marker,
      os: marker,
      configRevision: 0,
      spool,
      sources: [source],
      running: null,
    }),
    reported_at: new Date(),
    other_host: marker,
    other_reported_at: new Date(),
  });
  return systemId;
}
