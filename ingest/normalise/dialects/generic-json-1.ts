import { fieldReader } from '../reading/field-reader.ts';
import { readMapped } from '../reading/mapped-events.ts';
import type { Normaliser } from '../reading/normaliser.ts';
import { readRow } from '../reading/payload.ts';

/**
 * Any JSON object by the integration's field map (domain/integrations/field-map.ts), as a stream or as mutable records.
 * Without a map it reads `{timestamp, point, event: ALARM | RTN | ACK | UPDATE | ALERT, fromState, toState, value,
 * priority, message, condition?, id?, station?, ackBy?}`, the inbound API's default.
 */
export const genericJson1: Normaliser = {
  version: 'generic-json-1',
  mode: 'mapped',
  normalise: (payload, settings) =>
    readRow(payload, (row) => readMapped(row, fieldReader(settings.fieldMap), settings)),
};
