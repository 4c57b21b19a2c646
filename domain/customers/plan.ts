import type { enterpriseFeatures, products } from '../constants.ts';
import type { CustomerRow } from './customer-row.ts';

/** A product, or a feature that an enterprise's edition has besides (ADM.1). */
export type PlanItem = (typeof products)[number] | (typeof enterpriseFeatures)[number];
/** A customer, as far as its plan is concerned. */
export type Planned = Pick<CustomerRow, 'products' | 'features'>;

/** Returns true if the customer's edition includes the product or feature. */
export const isInPlan = ({ products, features }: Planned, item: PlanItem): boolean =>
  products.includes(item) || features.includes(item);
