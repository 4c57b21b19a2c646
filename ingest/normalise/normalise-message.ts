import type { IdentifiedEvent, Outcome } from '../../domain/alarms/model/canonical-event.ts';
import { splitItems } from '../../domain/integrations/split-items.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import type { DeadLetterMessage, RawEnvelope } from '../messages/messages.ts';
import type { IntegrationReading } from './integration-settings.ts';
import { normaliseItem } from './normalise-item.ts';
import { normaliserOf } from './registry.ts';

export interface NormalisedItems {
  normaliser: string;
  events: IdentifiedEvent[];
  /** Items that yielded events, as sent, by payload id. */
  payloads: Map<string, string>;
  /** Items that did not, with the reason: every accepted item is either here or in `events`. */
  notApplied: DeadLetterMessage['outcomes'];
  /** Number of events that the integration's settings left out of applied payloads. */
  leftOut: number;
}

const noEvent = { outcome: 'dropped', reason: payloadTexts.itemNoEvent, kind: 'no_event' } as const;

/** Reads a whole raw message: each accepted item becomes events, or is dropped or rejected with a reason. Pure. */
export function normaliseMessage(
  envelope: RawEnvelope,
  body: Buffer,
  reading: IntegrationReading | null,
): NormalisedItems {
  const result: NormalisedItems = {
    normaliser: reading?.normaliser ?? '',
    events: [],
    payloads: new Map(),
    notApplied: [],
    leftOut: 0,
  };
  const split = splitItems(body, envelope.format, { judge: false });
  const items = 'items' in split ? split.items : [{ text: body.toString(), position: 0, malformed: split.unreadable }];
  const normaliser = reading && normaliserOf(reading.normaliser);
  const problem = reading ? reading.problem : integrationTexts.noLongerExists;
  for (const item of items) {
    const payloadId = envelope.payloadIds[item.position];
    // the door has answered the source that this one was rejected
    if (!payloadId) continue;
    const outcome: Outcome<IdentifiedEvent[]> =
      normaliser && !problem
        ? normaliseItem({
            normaliser,
            payload: item.text,
            payloadId,
            customerId: envelope.customerId,
            systemId: envelope.systemId,
            settings: reading.settings,
            receivedAtMs: envelope.receivedAt,
          })
        : { outcome: 'rejected', reason: problem ?? '', kind: 'integration' };
    if (outcome.outcome === 'applied') result.leftOut += outcome.leftOut?.length ?? 0;
    if (outcome.outcome === 'applied' && outcome.value.length > 0) {
      result.events.push(...outcome.value);
      result.payloads.set(payloadId, item.text);
    } else {
      const why = outcome.outcome === 'applied' ? noEvent : outcome;
      result.notApplied.push({
        payloadId,
        position: item.position,
        outcome: why.outcome,
        reason: why.reason,
        kind: why.kind,
        payload: why.outcome === 'rejected' ? item.text : '',
      });
    }
  }
  return result;
}
