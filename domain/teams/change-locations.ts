import { randomUUID } from 'node:crypto';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, limitReached, notFound } from '../../platform/errors.ts';
import { alarmTexts } from '../../texts/server/alarms.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import type { Fields } from '../audit/field-changes.ts';
import { locationsMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishLenses } from '../lenses/publish-lenses.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { readDefinitions } from '../properties/definitions.ts';
import { spelledAsKnown } from '../properties/property-values.ts';
import { type Location, type LocationFields, locationFieldsSchema, locationIdSchema } from './location.ts';
import { lockTeams } from './lock-teams.ts';

type LocationInput = Parameters<typeof locationFieldsSchema.parse>[0];

/**
 * Makes a location (USR.15).
 * @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that is taken, LIMIT for too many.
 */
export async function createLocation(ctx: Ctx, input: LocationInput): Promise<Location> {
  assertPermission(ctx, 'teams', 'EDIT');
  const fields = locationFieldsSchema.parse(input);
  const id = randomUUID();
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    await assertFree(trx, ctx, fields.name, null);
    const { rows } = await trx.raw('select count(*)::int as made from locations where customer_id = ?', [
      ctx.customer.id,
    ]);
    if (rows[0].made >= locationsMax) throw limitReached(peopleTexts.locationLimit(locationsMax), 0);
    const row = await rowOf(trx, ctx, fields);
    await auditedRow(trx, ctx, { action: 'createLocation', table: 'locations', key: { id } }, () =>
      trx('locations').insert({
        ...{ ...row, customer_id: ctx.customer.id, id },
        ...{ created_by: ctx.person.id, created_at: ctx.clock.now() },
      }),
    );
    return findLocation(trx, ctx, id);
  });
}

/**
 * Changes a location; lenses of the teams that look after it show the difference at once.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT for a name that is taken.
 */
export async function updateLocation(ctx: Ctx, input: { id: string; input: LocationInput }): Promise<Location> {
  assertPermission(ctx, 'teams', 'EDIT');
  const id = locationIdSchema.parse(input.id);
  const fields = locationFieldsSchema.parse(input.input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    await findLocation(trx, ctx, id);
    await assertFree(trx, ctx, fields.name, id);
    const row = await rowOf(trx, ctx, fields);
    await auditedRow(trx, ctx, { action: 'updateLocation', table: 'locations', key: { id } }, () =>
      trx('locations').where({ customer_id: ctx.customer.id, id }).update(row),
    );
    await publishLenses(trx, ctx, null);
    return findLocation(trx, ctx, id);
  });
}

/**
 * Deletes a location; teams that looked after it see less from now on.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function deleteLocation(ctx: Ctx, input: { id: string }): Promise<{ id: string }> {
  assertPermission(ctx, 'teams', 'EDIT');
  const id = locationIdSchema.parse(input.id);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    const bound = { customer_id: ctx.customer.id, location_id: id };
    const read = async (): Promise<Fields | null> => {
      const row = await trx('locations').where({ customer_id: ctx.customer.id, id }).first('name', 'alarm_properties');
      if (!row) return null;
      const teams = await trx('team_locations').where(bound).orderBy('team_id').pluck('team_id');
      return { name: row.name, alarmProperties: row.alarm_properties, teams };
    };
    const subject = { kind: 'location', id } as const;
    const deleted = await audited(trx, ctx, { action: 'deleteLocation', subject, read }, async () => {
      await trx('team_locations').where(bound).delete();
      return trx('locations').where({ customer_id: ctx.customer.id, id }).delete();
    });
    if (deleted === 0) throw notFound(peopleTexts.locationNotFound);
    await publishLenses(trx, ctx, null);
  });
  return { id };
}

/** The columns of a location's fields: values in the spelling that alarms have. @throws AppError INVALID. */
async function rowOf(trx: Transaction, ctx: Ctx, { name, alarmProperties }: LocationFields) {
  const known = new Set((await readDefinitions(trx, ctx.customer.id)).map((definition) => definition.name));
  const unknown = alarmProperties.findIndex((property) => !known.has(property.name));
  if (unknown >= 0) {
    const message = alarmTexts.property.unknown(alarmProperties[unknown]?.name ?? '');
    throw invalid(message, [{ path: `alarmProperties.${unknown}.name`, message }]);
  }
  const pairs = alarmProperties.flatMap(({ name: type, values }) => values.map((value) => ({ type, value })));
  const spelled = await spelledAsKnown(trx, ctx.customer.id, pairs);
  const valuesOf = (type: string) => [
    ...new Set(pairs.flatMap((pair, index) => (pair.type === type ? [spelled[index] ?? pair.value] : []))),
  ];
  const properties = alarmProperties.map((property) => ({ name: property.name, values: valuesOf(property.name) }));
  return { name, name_key: foldText(name), alarm_properties: JSON.stringify(properties) };
}

async function assertFree(trx: Transaction, ctx: Ctx, name: string, id: string | null): Promise<void> {
  const taken = await trx('locations')
    .where({ customer_id: ctx.customer.id, name_key: foldText(name) })
    .first('id');
  if (taken && taken.id !== id) throw conflict(peopleTexts.locationExists(name));
}

async function findLocation(trx: Transaction, ctx: Ctx, id: string): Promise<Location> {
  const location = await trx('locations')
    .where({ customer_id: ctx.customer.id, id })
    .first('id', 'name', 'alarm_properties as alarmProperties');
  if (!location) throw notFound(peopleTexts.locationNotFound);
  return location;
}
