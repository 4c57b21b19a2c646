import { keepDeadLetterCounts } from '../../domain/repair/feeds/keep-dead-letter-counts.ts';
import { countAllDeadLetters } from '../../warehouse/queries/dead-letters.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Counts the payloads that wait for a person, of all integrations, for the provider's page of feeds. */
export const deadLetters = defineSweep({
  name: 'dead-letters',
  spec: everySeconds(300),
  plan: 'brief',
  async run({ db, warehouse, clock }) {
    const counts = await countAllDeadLetters(warehouse);
    return { integrations: await keepDeadLetterCounts(db, counts, clock.now()) };
  },
});
