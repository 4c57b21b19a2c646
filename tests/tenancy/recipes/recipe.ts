import {
  type Area,
  type AuthRole,
  type PermissionAction,
  permissionsOf,
} from '../../../domain/identity/built-in-permissions.ts';
import type { TestApi } from '../../support/test-api.ts';
import type { Side } from '../scene.ts';

export type Permission = `${Area} ${PermissionAction}`;
/** A permission, or several of which one is enough. */
export type Clause = Permission | readonly Permission[];

/**
 * Callers that an operation is for, as it answers before it looks for what its ids name. `open`: everybody, without a sign-in.
 * `own`: whoever is signed in, for what is their own. `object`: what is not theirs does not exist for them. `super`: super
 * users. Otherwise whoever has a permission of each clause; `each`: for each of `args` others.
 */
export type Asks = 'open' | 'own' | 'object' | 'super' | readonly Clause[] | { each: ReadonlyArray<readonly Clause[]> };

/** Test recipe of an operation with the ids of a customer. */
export interface Recipe {
  asks: Asks;
  /** Arguments that find or change the customer's data. Together they cover every input of the operation. */
  args: Array<(side: Side) => Record<string, unknown>>;
  /** Gives the same answer to everybody, so that a customer's own answer proves nothing. */
  isAlike?: true;
  /** Creates something new, so that no two answers are equal. */
  makesNew?: true;
  /** Answers super users with rows of every customer, whoever's they are, and nobody else. */
  crossesCustomers?: true;
  /** Ends the session it is called with, or changes the account of who calls it: a person of its own calls it. */
  endsSession?: true;
  /** Code with which it answers these arguments to anybody; what it does otherwise has tests beside it. */
  refuses?: string;
}

/** Stores rows of a side that recipes name by ids that follow from its marker, so that they are nobody else's. */
export type Store = (api: TestApi, side: Side) => Promise<unknown>;

/** Access to work: one's own tickets, or those of one's teams. */
export const anyWork = ['work.myWork VIEW', 'work.teamWork VIEW'] as const;

/** Counts of occurrences, as a report or as analytics. */
export const anyCounts = ['reporting VIEW', 'analytics.counts VIEW'] as const;

/** Everything that a built-in role grants. */
export const permissionsIn = (role: AuthRole): Permission[] =>
  [...permissionsOf(role)].flatMap(([area, actions]) => actions.map((action): Permission => `${area} ${action}`));

export const page = { limit: 10, offset: 0 };

export const criteria = (side: Side) => [{ field: 'text', isExclusion: false, values: [side.marker] }];

let made = 0;
/** Returns a different number at each call. */
export const another = (): number => ++made;

/** Selection of all a customer's alarms with its marker. */
export const selection = (side: Side) => ({
  selection: {
    lensId: 'active-alarms',
    criteria: criteria(side),
    searchTerm: side.marker,
    timezone: 'UTC',
    excludedIds: ['1'.repeat(9)],
    asOf: '2100-01-01T00:00:00.000Z',
  },
});

export const ofAlarm = (side: Side) => ({ ids: [side.alarmId] });

/** Selection of the alarm with its first version as expected version. */
export const seen = (side: Side) => ({ ...ofAlarm(side), expectedVersions: [1] });
