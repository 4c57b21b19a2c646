import type { Ctx } from '../../../domain/ctx.ts';
import type { CustomerRow } from '../../../domain/customers/customer-row.ts';
import type { PersonRow } from '../../../domain/people/person-row.ts';

export type CustomerMapper = CustomerRow;
export type MeMapper = Ctx;
export type UserMapper = PersonRow;
