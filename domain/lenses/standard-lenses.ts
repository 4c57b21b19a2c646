import type { Criterion } from '../criteria/criteria.ts';

/** A standard lens: nobody edits or deletes it (LENS.1). */
export interface StandardLens {
  id: string;
  name: string;
  description: string;
  type: 'alarm';
  criteria: Criterion[];
  isSectionDefault: boolean;
  /** Its place in the menu. */
  order: number;
  /** The order its table starts in, as the console writes it: field.direction. */
  sort: 'ALARM_TIME.DESC' | 'NUISANCE_COUNT.DESC';
  /** The product without which the lens does not exist. */
  product: 'Alarms' | 'Work';
}

export const standardLensGroup = 'Standard Lenses';

const includes = (field: string, value: string): Criterion => ({ field, isExclusion: false, values: [value] });
const lens = (
  id: string,
  name: string,
  description: string,
  criterion: Criterion,
  over: Partial<StandardLens> = {},
): Omit<StandardLens, 'order'> => ({
  id,
  name,
  description,
  type: 'alarm',
  criteria: [criterion],
  isSectionDefault: false,
  sort: 'ALARM_TIME.DESC',
  product: 'Alarms',
  ...over,
});

/** In the order a menu shows them; ids are stable. */
export const standardLenses: readonly StandardLens[] = [
  lens('active-alarms', 'Active Alarms', 'Active in any status', includes('state', 'active'), {
    isSectionDefault: true,
  }),
  lens('intake', 'Intake', 'New, waiting for a decision', includes('status', 'Intake')),
  lens('snoozed', 'Snoozed', 'Set aside until a time', includes('status', 'Snoozed')),
  lens('declined', 'Declined', 'Looked at, nothing to be done', includes('status', 'Declined')),
  lens('dispatched', 'Dispatched', 'Handed to somebody', includes('status', 'Dispatched'), { product: 'Work' }),
  lens('nuisance', 'Nuisance', 'Chattering or fleeting within the last 7 days', includes('nuisance', 'either'), {
    sort: 'NUISANCE_COUNT.DESC',
  }),
].map((each, order) => ({ ...each, order }));

/** Of the lens that a status of the customer's own has: it stays when the status is renamed. */
export const statusLensId = ({ id }: { id: string }): string => `status-${id}`;

/** The lens of a status of the customer's own (STAT.24), with its name. */
export const statusLens = (status: { id: string; name: string }, order: number): StandardLens => ({
  ...lens(statusLensId(status), status.name, 'Alarms in a status of your own', includes('status', status.name)),
  order,
});
