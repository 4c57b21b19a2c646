import {
  answer,
  basic,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  objectOf,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

const refused = (status: number, message: string): FakeAnswer =>
  answer(status, { error: { message: { value: message } } });
/** Statuses in which it accepts no changes. */
const locked = ['Completed', 'History', 'Cancelled'];

/** MEX Maintenance: OData, every change by a named contact, and none in final statuses. */
export const mexProfile: Profile = {
  base: '',
  handle(request, state) {
    const { method, path, headers, body } = request;
    if (headers.authorization !== basic(state.credentials.username, state.credentials.password))
      return refused(401, 'The user name or password is not valid.');
    const [, id] = /^\/odata\/WorkOrders(?:\((\d+)\))?$/.exec(path) ?? [null];
    if (id === null) return refused(404, 'No such entity set.');
    if (method === 'GET' && id === undefined) return search(request, state);
    if (method === 'GET') return one(id as string, state);
    const { ActionedByContactID: contact, ...fields } = objectOf(body);
    if (typeof contact !== 'number') return refused(400, 'ActionedByContactID is required.');
    return id === undefined ? create(fields, contact, state) : change(id, fields, contact, state);
  },
};

function one(id: string, { orders }: FakeState): FakeAnswer {
  const order = orders.get(id);
  return order ? answer(200, rowOf(order)) : refused(404, `Work order ${id} was not found.`);
}

function create(fields: Record<string, unknown>, contact: number, { orders }: FakeState): FakeAnswer {
  if (!fields.WorkOrderDescription) return refused(400, 'WorkOrderDescription is required.');
  const reference = (fields.ExternalReference as string | undefined) ?? null;
  const order = orders.create({ reference, status: 'Requested', number: null, fields, by: String(contact) });
  return answer(201, rowOf(order));
}

function change(id: string, given: Record<string, unknown>, contact: number, { orders }: FakeState): FakeAnswer {
  const order = orders.get(id);
  if (!order) return refused(404, `Work order ${id} was not found.`);
  if (locked.includes(order.status)) return refused(400, `Work order ${id} is ${order.status} and cannot be changed.`);
  const { WorkOrderStatusName: status, ...fields } = given;
  orders.change(id, { fields, ...(typeof status === 'string' && { status }) }, String(contact));
  return answer(204);
}

function search({ query }: FakeRequest, { orders }: FakeState): FakeAnswer {
  const filter = query.get('$filter');
  const [, name, operator, text = ''] = /^(\w+) (eq|ge) '?([^']*)'?$/.exec(filter ?? '') ?? [];
  if (filter !== null && !name) return refused(400, `The filter ${filter} is not valid.`);
  const matches = (order: FakeOrder): boolean => {
    if (name === undefined) return true;
    return operator === 'ge' ? order.changedAt >= new Date(text) : order.reference === text;
  };
  const skip = Number(query.get('$skip') ?? 0);
  const found = orders.search().filter(matches);
  return answer(200, { value: found.slice(skip, skip + Number(query.get('$top') ?? 100)).map(rowOf) });
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  ...order.fields,
  WorkOrderID: Number(order.id),
  WorkOrderNumber: order.number,
  ExternalReference: order.reference,
  WorkOrderStatusName: order.status,
  AssignedContactName: order.assignee,
  ModifiedDateTime: order.changedAt.toISOString(),
  ModifiedByContactID: order.changedBy,
});

/** Systems that speak so. */
export const mexKinds: SystemKind[] = [
  { schema: 'mex', profile: mexProfile, statuses: ['Requested', 'InProgress', 'Completed'] },
];
