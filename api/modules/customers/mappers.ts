import type { CustomerName } from '../../../domain/people/list-customers.ts';

export type CustomerNameMapper = CustomerName;
