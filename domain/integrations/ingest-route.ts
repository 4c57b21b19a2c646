import { gatewayTexts } from '../../texts/server/gateway.ts';

const pattern = /^\/ingest\/(\d{1,9})\/events\/?(?:\?.*)?$/;

/** Name of the door in metrics, traces and documents. */
export const ingestRouteName = '/ingest/:integration/events';

/** The path that an integration's events are sent to. */
export const ingestPath = (systemId: number): string => `/ingest/${systemId}/events`;

export type IngestRoute = { systemId: number } | { status: 404 | 405; error: string };

/**
 * Finds the integration whose door a request is for: one path, matched on the target as it was sent. Nothing is resolved
 * or decoded before, so that no other spelling means a door, nor a door anything else.
 */
export function matchIngestRoute(method: string | undefined, target: string | undefined): IngestRoute {
  const systemId = Number(pattern.exec(target ?? '')?.[1]);
  if (!systemId) return { status: 404, error: gatewayTexts.notFound };
  if (method !== 'POST') return { status: 405, error: gatewayTexts.post };
  return { systemId };
}
