import type { enterpriseFeatures, products } from '../constants.ts';
import type { CustomerRow } from './customer-row.ts';

/** A product, a feature that an enterprise's edition has besides (ADM.1), or the KPI dashboard (KPI.22). */
export type PlanItem = (typeof products)[number] | (typeof enterpriseFeatures)[number] | 'kpi';
/** A customer, as far as its plan is concerned. */
export type Planned = Pick<CustomerRow, 'products' | 'features' | 'isKpiEnabled'>;

/**
 * Returns the SQL condition that the tickets of a customer, by the alias of its row, go to maintenance systems: neither
 * without the product, nor while the customer is disabled or its switch is off.
 */
export const syncsTicketsSql = (customer: string): string =>
  `${customer}.onboarding_status <> 'DISABLED' and ${customer}.is_cmms_sync_enabled and 'Work' = any(${customer}.products)`;

/** Returns true if the customer's plan includes the item; the KPI dashboard is of Analytics and has a switch of its own. */
export const isInPlan = ({ products, features, isKpiEnabled }: Planned, item: PlanItem): boolean =>
  item === 'kpi' ? isKpiEnabled && products.includes('Analytics') : products.includes(item) || features.includes(item);
