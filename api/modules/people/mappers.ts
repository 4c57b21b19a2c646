import type { CustomerRow } from '../../../domain/customers/customer-row.ts';
import type { Ctx } from '../../../domain/identity/ctx.ts';
import type { PersonRow } from '../../../domain/identity/person-row.ts';
import type { HandedOver, HandOver } from '../../../domain/identity/sign-in/hand-over.ts';

export type CustomerMapper = CustomerRow;
export type CustomTokenMapper = HandOver;
export type CustomTokenSignInMapper = HandedOver;
export type MeMapper = Ctx;
/** `cursor`: place in a list of people. */
export type UserMapper = PersonRow & { cursor?: string };
