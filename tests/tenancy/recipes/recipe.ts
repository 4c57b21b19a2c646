import type { Side } from '../scene.ts';

/** Test recipe of an operation with the ids of a customer. */
export interface Recipe {
  /** Arguments that find or change the customer's data. Together they cover every input of the operation. */
  args: Array<(side: Side) => Record<string, unknown>>;
  /** Answers without a sign-in. */
  isOpen?: true;
  /** Gives the same answer to everybody, so that a customer's own answer proves nothing. */
  isAlike?: true;
  /** For super users alone, who are bound to the customer they act within. */
  isForSupers?: true;
  /** Creates something new, so that no two answers are equal. */
  makesNew?: true;
  /** Ends the session it is called with, or changes the account of who calls it: a person of its own calls it. */
  endsSession?: true;
  /** Code with which it answers these arguments to anybody; what it does otherwise has tests beside it. */
  refuses?: string;
}

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
