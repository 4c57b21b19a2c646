import { lensTexts } from '../../../texts/server/lenses.ts';
import { type KindLenses, within } from '../criteria/kind-lenses.ts';
import { onlyWith } from '../criteria/list-kind.ts';
import { nowhere } from './place-filters.ts';

const { descriptions } = lensTexts;

/** Lenses of alarms. */
export const lenses = {
  rank: 10,
  seenWith: ['alarms'] as const,
  standard: [
    {
      ...{ id: 'active-alarms', name: 'Active Alarms', description: descriptions.activeAlarms },
      criteria: [onlyWith('state', 'active')],
      isSectionDefault: true,
    },
    {
      ...{ id: 'intake', name: 'Intake', description: descriptions.intake },
      criteria: [onlyWith('status', 'Intake')],
    },
    {
      ...{ id: 'snoozed', name: 'Snoozed', description: descriptions.snoozed },
      criteria: [onlyWith('status', 'Snoozed')],
    },
    {
      ...{ id: 'declined', name: 'Declined', description: descriptions.declined },
      criteria: [onlyWith('status', 'Declined')],
    },
    {
      ...{ id: 'dispatched', name: 'Dispatched', description: descriptions.dispatched },
      criteria: [onlyWith('status', 'Dispatched')],
      product: 'Work',
    },
    {
      ...{ id: 'nuisance', name: 'Nuisance', description: descriptions.nuisance },
      criteria: [onlyWith('nuisance', 'either')],
      sort: 'NUISANCE_COUNT.DESC',
    },
  ],
  /** Alarms that pass the team's filters, in any of its places (USR.15). */
  teamScope: ({ alarmFilters, places }) => [...alarmFilters, ...within('places', places, nowhere)],
} satisfies KindLenses;
