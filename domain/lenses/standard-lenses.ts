import { lensTexts } from '../../texts/server/lenses.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import type { LensKind } from '../lists/list-kinds.ts';
import type { Lens } from './lens.ts';

const { descriptions } = lensTexts;

/** A standard lens, which cannot be edited or deleted (LENS.1). */
export interface StandardLens extends Omit<Lens, 'order' | 'isHidden'> {
  type: LensKind;
  /** The product without which the lens does not exist. */
  product: 'Alarms' | 'Work';
}

const includes = (field: string, value: string): Criterion => ({ field, isExclusion: false, values: [value] });
const lens = (
  id: string,
  name: string,
  description: string,
  criterion: Criterion,
  over: Partial<StandardLens> = {},
): StandardLens => ({
  id,
  name,
  description,
  type: 'alarm',
  category: null,
  criteria: [criterion],
  scope: [],
  team: null,
  isCustom: false,
  isSectionDefault: false,
  sort: 'ALARM_TIME.DESC',
  columns: null,
  canEdit: false,
  product: 'Alarms',
  ...over,
});

const workLens = (
  id: string,
  name: string,
  description: string,
  criteria: Criterion[],
  over: Partial<StandardLens> = {},
): StandardLens => ({
  ...lens(id, name, description, includes('workState', 'OPEN')),
  type: 'work',
  product: 'Work',
  criteria,
  sort: 'CREATED_AT.DESC',
  ...over,
});

const assetLens = (
  id: string,
  name: string,
  description: string,
  criteria: Criterion[],
  over: Partial<StandardLens> = {},
): StandardLens => ({
  ...lens(id, name, description, includes('isActive', 'true')),
  type: 'asset',
  criteria,
  sort: 'CRITICALITY.DESC',
  ...over,
});

/** In the order a menu shows them; ids are stable. */
export const standardLenses: readonly StandardLens[] = [
  lens('active-alarms', 'Active Alarms', descriptions.activeAlarms, includes('state', 'active'), {
    isSectionDefault: true,
  }),
  lens('intake', 'Intake', descriptions.intake, includes('status', 'Intake')),
  lens('snoozed', 'Snoozed', descriptions.snoozed, includes('status', 'Snoozed')),
  lens('declined', 'Declined', descriptions.declined, includes('status', 'Declined')),
  lens('dispatched', 'Dispatched', descriptions.dispatched, includes('status', 'Dispatched'), { product: 'Work' }),
  lens('nuisance', 'Nuisance', descriptions.nuisance, includes('nuisance', 'either'), {
    sort: 'NUISANCE_COUNT.DESC',
  }),
  workLens('active-work', 'Active Work', descriptions.activeWork, [includes('workState', 'OPEN')]),
  workLens('my-work', 'My Work', descriptions.myWork, [includes('workState', 'OPEN'), includes('assignee', 'me')]),
  workLens('closed-work', 'Closed', descriptions.closedWork, [includes('workState', 'CLOSED')], {
    sort: 'CLOSED_AT.DESC',
  }),
  workLens('all-work', 'All Work', descriptions.allWork, [], { isSectionDefault: true }),
  // AST.15
  assetLens('active-assets', 'Active Assets', descriptions.activeAssets, [includes('isActive', 'true')], {
    isSectionDefault: true,
  }),
  assetLens('critical-assets', 'Critical Assets', descriptions.criticalAssets, [
    { field: 'effectiveCriticality', isExclusion: false, values: ['4', '5'] },
  ]),
  assetLens('all-assets', 'All Assets', descriptions.allAssets, [], { sort: 'NAME.ASC' }),
];

/** Id of the lens of a customer's own status: it stays when the status is renamed. */
export const statusLensId = ({ id }: { id: string }): string => `status-${id}`;

/** The lens of a status of the customer's own (STAT.24), with its name. */
export const statusLens = (status: { id: string; name: string }): StandardLens =>
  lens(statusLensId(status), status.name, descriptions.customStatus, includes('status', status.name));
