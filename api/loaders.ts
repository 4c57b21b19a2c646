import DataLoader from 'dataloader';
import { readPayloads, readSnoozers } from '../domain/alarms/alarm-children.ts';
import type { AlarmRow } from '../domain/alarms/alarm-row.ts';
import { readSourceSystems, type SourceSystemRow } from '../domain/alarms/list-source-systems.ts';
import { readEntities } from '../domain/assets/entities.ts';
import { type AssigneeThere, assigneeNames } from '../domain/cmms/assignees.ts';
import type { ExternalCmmsField } from '../domain/cmms/cmms.ts';
import { type AlarmCmms, describeAlarmsForCmms } from '../domain/cmms/describe-alarms.ts';
import { readFields } from '../domain/cmms/field-rows.ts';
import type { Ctx } from '../domain/ctx.ts';
import type { ExternalSystemRow } from '../domain/integrations/external-system-row.ts';
import type { IntegrationPorts } from '../domain/integrations/integration-ports.ts';
import { listTraffic, type Traffic } from '../domain/integrations/integration-traffic.ts';
import type { TeamMembershipRow } from '../domain/people/list-mine.ts';
import { type ActivityPerson, listNames } from '../domain/people/list-names.ts';
import { readDefinitions } from '../domain/properties/definitions.ts';
import type { Entity } from '../domain/properties/directory.ts';
import type { PropertyDefinition } from '../domain/properties/property.ts';
import { listTeamsOf } from '../domain/teams/list-teams.ts';
import { alarmsOfTickets } from '../domain/work/alarms-of-tickets.ts';
import { ticketsOfAlarms } from '../domain/work/list-tickets.ts';
import { type Reoccurrence, reoccurrenceOf, repeatCountOf } from '../domain/work/reoccurrence.ts';
import type { Ticket } from '../domain/work/ticket.ts';
import { standingsOf, type TicketStanding } from '../domain/work/ticket-verbs.ts';
import { listWorkSystems, type WorkSystem } from '../domain/work/work-systems.ts';
import { forCustomer } from '../platform/database.ts';

/** Children of rows, one query for all rows of a request. */
export interface Loaders {
  systems: DataLoader<number, SourceSystemRow | null>;
  definitions: DataLoader<'own', PropertyDefinition[]>;
  entities: DataLoader<number, Entity | null>;
  payloads: DataLoader<number, string | null>;
  /** Ids of people. */
  snoozers: DataLoader<number, string | null>;
  people: DataLoader<string, ActivityPerson | null>;
  userTeams: DataLoader<string, TeamMembershipRow[]>;
  cmmsFields: DataLoader<string, ExternalCmmsField | null>;
  cmms: DataLoader<AlarmRow, AlarmCmms, number>;
  traffic: DataLoader<ExternalSystemRow, Traffic | null>;
  /** Maintenance systems, active or not. */
  workSystems: DataLoader<number, WorkSystem | null>;
  assigneesThere: DataLoader<AssigneeThere, string | null, string>;
  ticketAlarms: DataLoader<number, AlarmRow[]>;
  /** By the alarms they are or were on. */
  alarmTickets: DataLoader<number, Ticket[]>;
  ticketStandings: DataLoader<Ticket, TicketStanding>;
  reoccurrences: DataLoader<Ticket, Reoccurrence>;
  repeats: DataLoader<Ticket, number>;
}

export function createLoaders(ctx: Ctx, integrations: IntegrationPorts): Loaders {
  return {
    systems: new DataLoader(async (ids) => {
      const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) => readSourceSystems(trx, ctx.customer.id));
      const byId = new Map(systems.map((system) => [system.id, system]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    definitions: new DataLoader(async (keys) => {
      const own = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDefinitions(trx, ctx.customer.id));
      return keys.map(() => own);
    }),
    entities: new DataLoader(async (ids) => {
      const entities = await readEntities(ctx, ids);
      return ids.map((id) => entities.get(id) ?? null);
    }),
    payloads: new DataLoader(async (ids) => {
      const payloads = await readPayloads(ctx, ids);
      return ids.map((id) => payloads.get(id) ?? null);
    }),
    snoozers: new DataLoader(async (ids) => {
      const snoozers = await readSnoozers(ctx, ids);
      return ids.map((id) => snoozers.get(id) ?? null);
    }),
    people: new DataLoader(async (ids) => {
      const names = await listNames(ctx, ids);
      return ids.map((id) => names.get(id) ?? null);
    }),
    userTeams: new DataLoader(async (ids) => {
      const teams = await listTeamsOf(ctx, ids);
      return ids.map((id) => teams.get(id) ?? []);
    }),
    cmms: new DataLoader((alarms) => describeAlarmsForCmms(ctx, alarms), { cacheKeyFn: ({ id }) => id }),
    cmmsFields: new DataLoader(async (ids) => {
      const fields = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
        readFields(trx, ctx.customer.id, 'and f.id = any(:ids::uuid[])', { ids }),
      );
      const byId = new Map(fields.map((field) => [field.id, field]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    traffic: new DataLoader(async (systems) => {
      const traffic = await listTraffic(ctx, integrations, systems);
      return systems.map(({ id }) => traffic.get(id) ?? null);
    }),
    workSystems: new DataLoader(async (ids) => {
      const systems = new Map((await listWorkSystems(ctx)).map((system) => [system.id, system]));
      return ids.map((id) => systems.get(id) ?? null);
    }),
    assigneesThere: new DataLoader((people) => assigneeNames(ctx, people), {
      cacheKeyFn: ({ systemId, key }) => `${systemId}/${key}`,
    }),
    ticketAlarms: new DataLoader(async (ids) => {
      const found = await alarmsOfTickets(ctx, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
    alarmTickets: new DataLoader(async (ids) => {
      const found = await ticketsOfAlarms(ctx, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
    ticketStandings: new DataLoader((tickets) => standingsOf(ctx, tickets)),
    reoccurrences: new DataLoader((tickets) => oneByOne(tickets, (ticket) => reoccurrenceOf(ctx, ticket))),
    repeats: new DataLoader((tickets) => oneByOne(tickets, (ticket) => repeatCountOf(ctx, ticket))),
  };
}

/** Of what the page of one ticket asks: whoever asks it of many waits, and nobody else does. */
async function oneByOne<Row, Answer>(rows: readonly Row[], ask: (row: Row) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const row of rows) answers.push(await ask(row));
  return answers;
}
