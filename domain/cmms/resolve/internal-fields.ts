import { forCustomer } from '../../../platform/database.ts';
import { assertMayConfigure } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readDefinitions } from '../../properties/definitions.ts';
import { alarmAttributeNames } from './alarm-attributes.ts';

/** The kinds that a person chooses from; both attributes are one kind to the server (CMMS-050). */
export const internalFieldKinds = ['Alarm Attribute', 'CMMS Attribute', 'Work Ticket State'] as const;
export type InternalFieldKind = (typeof internalFieldKinds)[number];

export interface InternalField {
  kind: InternalFieldKind;
  name: string;
  label: string;
}

/**
 * Lists the sources of external fields: attributes of alarms, what their sources send for maintenance, and the state.
 */
export async function listInternalFields(ctx: Ctx): Promise<InternalField[]> {
  assertMayConfigure(ctx, 'VIEW');
  const definitions = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDefinitions(trx, ctx.customer.id));
  const properties = definitions.map(({ name, label }) => ({ name, label }));
  return [
    ...[...properties, ...alarmAttributeNames].map((field) => ({ kind: 'Alarm Attribute' as const, ...field })),
    { kind: 'Work Ticket State', name: 'state', label: 'State' },
  ];
}
