import { incidentTexts as texts } from '../../texts/server/incidents.ts';
import type { ChainStep, Incident } from './incident-rows.ts';

type NameOf = (assetId: number) => string;

/**
 * Explains in a sentence why an alarm is in its incident: "CH-1 failed 2 min before; feeds AHU-3, which feeds VAV-3-12". Pure.
 * @param chain from the alarm to the first cause, both included.
 */
export function explainAlarm(chain: readonly ChainStep[], incident: Incident, nameOf: NameOf): string {
  const [own] = chain;
  const first = chain.at(-1);
  if (!own || !first) return explainIncident(incident, nameOf);
  if (own.isPlaced) return texts.byHand;
  if (first === own) return explainIncident(incident, nameOf);
  const assets = chain.map(({ assetId }) => assetId).filter((id, at, all) => id !== all[at - 1]);
  const apart = own.at - first.at;
  const time = texts.duration(Math.abs(apart));
  if (assets.length === 1) return texts.sameAsset(nameOf(own.assetId), texts.earlier(time));
  const cause = nameOf(first.assetId);
  const when = apart === 0 ? texts.atSameTime(cause) : apart > 0 ? texts.before(cause, time) : texts.after(cause, time);
  const fed = assets.reverse().slice(1).map(nameOf);
  return `${when}; ${texts.feeds(fed)}`;
}

/** Explains an incident as a whole: "CH-1 failed first; 12 alarms on it and on what it feeds followed within 4 min". Pure. */
export function explainIncident(incident: Incident, nameOf: NameOf): string {
  const { causeAssetId, count, startedAt, lastStartedAt } = incident;
  return texts.first(nameOf(causeAssetId), count - 1, texts.duration(lastStartedAt - startedAt));
}
