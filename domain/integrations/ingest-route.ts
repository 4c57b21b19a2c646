import { gatewayTexts } from '../../texts/server/gateway.ts';

/** Doors of an integration: one for events, one for the reports of a pump. */
export type IngestDoor = 'events' | 'pump';

const pattern = /^\/ingest\/(\d{1,9})\/(events|pump)\/?(?:\?.*)?$/;

/** Name of a door in metrics, traces and documents. */
export const ingestRouteName = (door: IngestDoor): string => `/ingest/:integration/${door}`;

/** The path of an integration's door. */
export const ingestPath = (systemId: number, door: IngestDoor): string => `/ingest/${systemId}/${door}`;
export const eventsPath = (systemId: number): string => ingestPath(systemId, 'events');
export const pumpPath = (systemId: number): string => ingestPath(systemId, 'pump');

/** Header by which a pump says of payloads which replay has read them: the id of its command. */
export const replayHeader = 'x-replay';

export type IngestRoute = { systemId: number; door: IngestDoor } | { status: 404 | 405; error: string };

/**
 * Finds the integration and the door that a request is for: two paths, matched on the target as it was sent. Nothing is
 * resolved or decoded before, so that no other spelling means a door, nor a door anything else.
 */
export function matchIngestRoute(method: string | undefined, target: string | undefined): IngestRoute {
  const [, id, door] = pattern.exec(target ?? '') ?? [];
  const systemId = Number(id);
  if (!systemId) return { status: 404, error: gatewayTexts.notFound };
  if (method !== 'POST') return { status: 405, error: gatewayTexts.post };
  return { systemId, door: door as IngestDoor };
}
