import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { isInPlan, type PlanItem, type Planned } from '../customers/plan.ts';
import type { Area, Permissions } from './built-in-permissions.ts';

/** The product or feature that each area belongs to (ADM.1); an area without one belongs to every plan. */
const plans: Partial<Record<Area, PlanItem>> = {
  alarms: 'Alarms',
  'alarms.notes': 'Alarms',
  'work.myWork': 'Work',
  'work.teamWork': 'Work',
  'work.allWork': 'Work',
  'work.activity': 'Work',
  'analytics.counts': 'Analytics',
  'analytics.workResolution': 'Analytics',
  'analytics.workHistory': 'Analytics',
  'analytics.kpi': 'kpi',
  'analytics.advancedAnalytics': 'Analytics',
  commandCenter: 'Command Center',
  cmmsValues: 'cmmsConfig',
  cmmsFields: 'cmmsConfig',
};

/** True for an area of the customer's plan. */
export const isPlanned = (customer: Planned, area: Area): boolean => {
  const item = plans[area];
  return item === undefined || isInPlan(customer, item);
};

/** Returns the permissions that the customer's plan leaves: the one place where it is applied to what people may do. */
export const plannedPermissions = (customer: Planned, permissions: Permissions): Permissions =>
  new Map([...permissions].filter(([area]) => isPlanned(customer, area)));

/** @throws AppError FORBIDDEN, with the name of what is missing, for an area that the customer's plan does not include. */
export function assertPlanned(customer: Planned, area: Area): void {
  const item = plans[area];
  if (item !== undefined && !isInPlan(customer, item)) throw forbidden(identityTexts.notInPlan(item));
}
