import { lensTexts } from '../../../texts/server/lenses.ts';
import { nowhere } from '../alarms/place-filters.ts';
import { type KindLenses, within } from '../criteria/kind-lenses.ts';
import { onlyWith } from '../criteria/list-kind.ts';

const { descriptions } = lensTexts;

/** Lenses of tickets. */
export const lenses = {
  rank: 20,
  // WORK-087
  seenWith: ['work.myWork', 'work.teamWork'] as const,
  standard: [
    {
      ...{ id: 'active-work', name: 'Active Work', description: descriptions.activeWork },
      criteria: [onlyWith('workState', 'OPEN')],
    },
    {
      ...{ id: 'my-work', name: 'My Work', description: descriptions.myWork },
      criteria: [onlyWith('workState', 'OPEN'), onlyWith('assignee', 'me')],
    },
    {
      ...{ id: 'closed-work', name: 'Closed', description: descriptions.closedWork },
      criteria: [onlyWith('workState', 'CLOSED')],
      sort: 'CLOSED_AT.DESC',
    },
    {
      ...{ id: 'all-work', name: 'All Work', description: descriptions.allWork },
      criteria: [],
      isSectionDefault: true,
    },
  ],
  /**
   * The team work of USR.4, tickets assigned to members, in any of the team's places (USR.15). A filter of alarms limits
   * no work: what is being done does not leave a list because an alarm is over.
   */
  teamScope: ({ id, places }) => [onlyWith('team', String(id)), ...within('workPlaces', places, nowhere)],
} satisfies KindLenses;
