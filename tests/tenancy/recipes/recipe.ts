import type { Side } from '../scene.ts';

/** How an operation is tried with the ids of a customer. */
export interface Recipe {
  /** Arguments that find, or change, what the customer has. Between them they give everything the operation takes. */
  args: Array<(side: Side) => Record<string, unknown>>;
  /** Answers without anybody signed in. */
  isOpen?: true;
  /** Answers everybody alike, so that a customer's own answer proves nothing. */
  isAlike?: true;
  /** For super users alone, who are bound to the customer they act within. */
  isForSupers?: true;
  /** Makes something new of what it is given, so that no two answers are alike. */
  makesNew?: true;
  /** Ends the session it is called with. */
  endsSession?: true;
}

export const page = { limit: 10, offset: 0 };

export const criteria = (side: Side) => [{ field: 'text', isExclusion: false, values: [side.marker] }];

let made = 0;
/** Another number at each call. */
export const another = (): number => ++made;

/** Everything of a customer that carries its marker, as a selection. */
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

/** As it was when the alarm was first stored. */
export const seen = (side: Side) => ({ ...ofAlarm(side), expectedVersions: [1] });
