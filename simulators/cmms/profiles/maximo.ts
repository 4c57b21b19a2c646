import {
  answer,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  objectOf,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

interface Structure {
  name: string;
  number: string;
  reference: string;
  assignee: string;
  attributes: ReadonlySet<string>;
  first: string;
  /** Allowed transitions by internal status. */
  moves: Readonly<Record<string, readonly string[]>>;
  /** Status that an order takes automatically when it is assigned. */
  onAssign: string | null;
}

const words = (text: string): readonly string[] => text.split(' ');
const awaiting = words('INPRG WMATL COMP WPCOND WAPPR CLOSE');
const workOrder: Structure = {
  name: 'mxapiwodetail',
  number: 'wonum',
  reference: 'externalrefid',
  assignee: 'lead',
  attributes: new Set(
    words(
      'siteid description description_longdescription status externalrefid lead owner ownergroup location assetnum wopriority worktype reportedby targcompdate failurecode problemcode worklog _rowstamp',
    ),
  ),
  first: 'WAPPR',
  moves: {
    WAPPR: words('APPR INPRG WMATL WPCOND COMP CLOSE CAN'),
    APPR: awaiting,
    WSCH: awaiting,
    WMATL: awaiting,
    WPCOND: awaiting,
    INPRG: words('WMATL COMP WAPPR CLOSE'),
    COMP: ['CLOSE'],
    CLOSE: [],
    CAN: [],
  },
  onAssign: null,
};
const openRequest = words('QUEUED PENDING INPROG RESOLVED CLOSED');
const serviceRequest: Structure = {
  name: 'mxapisr',
  number: 'ticketid',
  reference: 'externalrecid',
  assignee: 'owner',
  attributes: new Set(
    words(
      'siteid description description_longdescription status externalrecid owner ownergroup location assetnum reportedpriority reportedby affecteddate targetfinish classstructureid worklog _rowstamp',
    ),
  ),
  first: 'NEW',
  moves: {
    NEW: [...openRequest, 'CANCELLED'],
    QUEUED: [...openRequest, 'REJECTED'],
    PENDING: [...openRequest, 'REJECTED'],
    INPROG: [...openRequest, 'REJECTED'],
    RESOLVED: openRequest,
    CLOSED: [],
  },
  onAssign: 'QUEUED',
};

const maxPageSize = 1_000;
const repeatedWithinMs = 5 * 60_000;
const descriptionMax = 100;
const detailsMax = 32_000;

const error = (status: number, code: string, message: string): FakeAnswer =>
  answer(status, {
    Error: { correlationid: null, reasonCode: code, message: `${code} - ${message}`, statusCode: String(status) },
  });

/** `_` and the key in base64, `=` as `-`. */
const hrefId = (key: string): string => `_${Buffer.from(key).toString('base64').replaceAll('=', '-')}`;

/** IBM Maximo, strict: work orders and service requests by OSLC JSON. */
export const maximoProfile: Profile = {
  base: '/maximo/api',
  handle(request, state) {
    if (!isKnown(request, state))
      return error(401, 'BMXAA7901E', 'You cannot log in at this time. Contact the system administrator.');
    if (request.query.get('lean') !== '1')
      return error(400, 'BMXAA0024E', 'The names of attributes need their prefix.');
    if (request.path === '/whoami') return answer(200, { userName: state.credentials.username });
    const [, kind, name, id] = request.path.split('/').map(decodeURIComponent);
    const structure = [workOrder, serviceRequest].find((one) => one.name === name);
    if (!structure) return error(404, 'BMXAA8301E', `Object structure ${name} is not found.`);
    if (kind === 'jsonschemas') return schemaOf(structure);
    if (id === 'zombie' || id === 'newmbo') return listOf(request, state);
    if (request.method === 'GET')
      return id === undefined ? search(request, state, structure) : one(request, state, structure, id);
    if (request.method !== 'POST') return error(405, 'BMXAA0002E', 'This method is not supported.');
    return id === undefined ? create(request, state, structure) : change(request, state, structure, id);
  },
};

function isKnown({ headers, query }: FakeRequest, { credentials: { apiKey, username, password } }: FakeState): boolean {
  if (query.has('apikey')) return false;
  return headers.apikey === apiKey || headers.maxauth === Buffer.from(`${username}:${password}`).toString('base64');
}

const notesOf = ({ worklog }: Record<string, unknown>): Array<Record<string, unknown>> =>
  Array.isArray(worklog) ? worklog.map(objectOf) : [];

/** Returns the error answer for an invalid body; null for a valid one. */
function fault(body: Record<string, unknown>, structure: Structure, state: FakeState): FakeAnswer | null {
  const unknown = Object.keys(body).find((name) => !structure.attributes.has(name));
  if (unknown) return error(400, 'BMXAA4198E', `The attribute ${unknown} is not valid.`);
  if (body.siteid !== undefined && body.siteid !== state.credentials.siteId)
    return error(
      400,
      'BMXAA4153E',
      `[${body.siteid}] is not a valid site. Enter a valid Site value as defined in the Organization Application.`,
    );
  if (typeof body.description === 'string' && body.description.length > descriptionMax)
    return error(
      400,
      'BMXAA4049E',
      `The value specified exceeds the maximum field length for the field description, ${descriptionMax}.`,
    );
  if (typeof body[structure.reference] === 'string' && String(body[structure.reference]).length > 20)
    return error(
      400,
      'BMXAA4049E',
      `The value specified exceeds the maximum field length for the field ${structure.reference}, 20.`,
    );
  if (notesOf(body).some(({ description_longdescription: long }) => String(long ?? '').length > detailsMax))
    return error(
      400,
      'BMXAA4049E',
      `The value specified exceeds the maximum field length for the field details, ${detailsMax}.`,
    );
  for (const name of ['location', 'assetnum', 'worktype', 'problemcode']) {
    const values = state.lists.get(name);
    if (values && body[name] != null && !values.some(({ value }) => value === body[name]))
      return error(400, name === 'location' ? 'BMXAA2661E' : 'BMXAA4190E', `${body[name]} is not a valid ${name}.`);
  }
  return null;
}

function create(request: FakeRequest, state: FakeState, structure: Structure): FakeAnswer {
  const once = request.headers.transactionid;
  if (typeof once === 'string') {
    const until = state.taken.get(once);
    if (until !== undefined && until > state.now().getTime())
      return error(409, 'BMXAA8387E', 'This transaction was already processed.');
  }
  const { worklog: _, _rowstamp: __, status, ...fields } = objectOf(request.body);
  const wrong = fault(objectOf(request.body), structure, state);
  if (wrong) return wrong;
  if (!fields.siteid) return error(400, 'BMXAA4195E', 'A value is required for the Site field.');
  const order = state.orders.create({
    id: (n) => hrefId(`${fields.siteid}/${n}`),
    reference: (fields[structure.reference] as string | undefined) ?? null,
    status: typeof status === 'string' ? internal(status, state) : structure.first,
    assignee: (fields[structure.assignee] as string | undefined) ?? null,
    fields: { ...fields, structure: structure.name },
    by: state.credentials.username.toUpperCase(),
  });
  // only accepted transactions are remembered
  if (typeof once === 'string') state.taken.set(once, state.now().getTime() + repeatedWithinMs);
  const location = `${request.self}/maximo/api/os/${structure.name}/${order.id}`;
  return {
    status: 201,
    headers: { location },
    ...(request.headers.properties !== undefined && { body: rowOf(order, structure, request, state) }),
  };
}

function change(request: FakeRequest, state: FakeState, structure: Structure, id: string): FakeAnswer {
  const order = state.orders.get(id);
  if (!order || order.fields.structure !== structure.name)
    return error(404, 'BMXAA8301E', `The resource ${id} does not exist.`);
  if (request.headers['x-method-override'] !== 'PATCH')
    return error(400, 'BMXAA0002E', 'The method is not supported without x-method-override.');
  const body = objectOf(request.body);
  const wrong = fault(body, structure, state);
  if (wrong) return wrong;
  const { worklog: _, _rowstamp: stamp, status, ...fields } = body;
  if (stamp !== undefined && String(stamp) !== String(order.stamp))
    return error(412, 'BMXAA8229W', 'Record has been updated by another user. Your changes have not been saved.');
  const by = state.credentials.username.toUpperCase();
  if (status !== undefined) {
    const to = internal(String(status), state);
    if (to === order.status) return error(400, 'BMXAA4590E', `${order.number} is already in ${status} status.`);
    if (!structure.moves[order.status]?.includes(to))
      return error(400, 'BMXAA4091E', `Status ${order.status} cannot be changed to ${to}.`);
    state.orders.change(order.id, { status: to }, by);
  }
  // without MERGE, children that the body does not name are deleted
  if (request.headers.patchtype !== 'MERGE') order.comments = [];
  const assignee = fields[structure.assignee];
  if (assignee !== undefined && assignee !== order.assignee)
    assign(order, assignee as string | null, structure, state, by);
  if (Object.keys(fields).length > 0) {
    const reference = fields[structure.reference];
    state.orders.change(order.id, { fields, ...(typeof reference === 'string' && { reference }) }, by);
  }
  for (const { description_longdescription: long, description } of notesOf(body)) {
    state.orders.comment(order.id, String(long ?? description ?? ''), by);
  }
  return answer(204);
}

/** Assigns an order; a service request is queued by that. */
function assign(
  order: FakeOrder,
  assignee: string | null,
  { onAssign }: Structure,
  state: FakeState,
  by: string,
): void {
  const moves = onAssign && assignee && order.status !== 'RESOLVED' && order.status !== onAssign;
  state.orders.change(order.id, { assignee, ...(moves && { status: onAssign }) }, by);
}

function search(request: FakeRequest, state: FakeState, structure: Structure): FakeAnswer {
  const size = Number(request.query.get('oslc.pageSize') ?? 100);
  if (size > maxPageSize) return error(400, 'BMXAA8728E', `The page size ${size} is above the maximum ${maxPageSize}.`);
  if (request.query.get('oslc.select') === '*') return error(400, 'BMXAA8729E', 'Select what you need.');
  const number = Number(request.query.get('pageno') ?? 1);
  const tests = (request.query.get('oslc.where') ?? '').split(' and ').map((term) => testOf(term, structure));
  if (tests.some((one) => one === null)) return error(400, 'BMXAA8742E', 'The where clause is not valid.');
  const found = state.orders
    .search()
    .filter((order) => order.fields.structure === structure.name && tests.every((test) => test?.(order)));
  const page = found.slice((number - 1) * size, number * size);
  const query = new URLSearchParams(request.query);
  query.set('pageno', String(number + 1));
  const here = `${request.self}/maximo/api/os/${structure.name}`;
  return answer(200, {
    member: page.map((order) => rowOf(order, structure, request, state)),
    responseInfo: {
      href: here,
      pagenum: number,
      totalCount: found.length,
      ...(found.length > number * size && { nextPage: { href: `${here}?${query}` } }),
    },
  });
}

/** One term of `oslc.where`: a name, an operator and a quoted text. */
function testOf(term: string, structure: Structure): ((order: FakeOrder) => boolean) | null {
  const found = /^(\w+)(=|>=)"([^"]*)"$/.exec(term.trim());
  if (!found) return term.trim() === '' ? () => true : null;
  const [, name, operator, text = ''] = found;
  if (name === 'changedate' && operator === '>=') return (order) => order.changedAt >= new Date(text);
  if (name === structure.reference && text === '*') return (order) => order.reference !== null;
  if (name === structure.reference) return (order) => order.reference === text;
  if (name === 'siteid') return (order) => order.fields.siteid === text;
  return null;
}

function one(request: FakeRequest, state: FakeState, structure: Structure, id: string): FakeAnswer {
  const order = state.orders.get(id);
  if (!order || order.fields.structure !== structure.name)
    return error(404, 'BMXAA8301E', `The resource ${id} does not exist.`);
  return answer(200, rowOf(order, structure, request, state));
}

function rowOf(
  order: FakeOrder,
  structure: Structure,
  request: FakeRequest,
  state: FakeState,
): Record<string, unknown> {
  const { structure: _, ...fields } = order.fields;
  const row: Record<string, unknown> = {
    ...fields,
    href: `${request.self}/maximo/api/os/${structure.name}/${order.id}`,
    _rowstamp: String(order.stamp),
    [structure.number]: order.number,
    [structure.reference]: order.reference,
    [structure.assignee]: order.assignee,
    status: state.statusNames.get(order.status) ?? order.status,
    status_maxvalue: order.status,
    changedate: order.changedAt.toISOString(),
    changeby: order.changedBy,
    worklog: order.comments.map(({ id, text, author, at }) => ({
      worklogid: Number(id),
      description: text.slice(0, descriptionMax),
      description_longdescription: text,
      createby: author,
      createdate: at.toISOString(),
    })),
  };
  if (request.query.get('_dropnulls') === '0') return row;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Internal value of a status, given by it or by the site's name. */
const internal = (status: string, { statusNames }: FakeState): string =>
  [...statusNames].find(([, name]) => name === status)?.[0] ?? status;

const schemaOf = (structure: Structure): FakeAnswer =>
  answer(200, {
    required: ['siteid', 'description'],
    properties: Object.fromEntries(
      [...structure.attributes]
        .filter((name) => !name.startsWith('_') && name !== 'worklog')
        .map((name) => [name, attribute(name)]),
    ),
  });

function attribute(name: string): Record<string, unknown> {
  const listed = words('status location assetnum worktype failurecode problemcode');
  if (name === 'description') return { type: 'string', title: 'Description', maxLength: descriptionMax };
  if (name === 'description_longdescription')
    return { type: 'string', title: 'Details', maxLength: detailsMax, subType: 'LONGALN' };
  if (name.endsWith('date') || name === 'targetfinish') return { type: 'string', title: name, subType: 'DATETIME' };
  if (name.endsWith('priority')) return { type: 'integer', title: 'Priority' };
  return { type: 'string', title: name, maxLength: 50, hasList: listed.includes(name) };
}

function listOf(request: FakeRequest, state: FakeState): FakeAnswer {
  const name = request.path.split('getlist~')[1] ?? '';
  const values = state.lists.get(name);
  if (!values) return error(400, 'BMXAA8744E', `${name} has no list.`);
  const size = Math.min(Number(request.query.get('oslc.pageSize') ?? 100), maxPageSize);
  const number = Number(request.query.get('pageno') ?? 1);
  const query = new URLSearchParams(request.query);
  query.set('pageno', String(number + 1));
  return answer(200, {
    member: values.slice((number - 1) * size, number * size),
    responseInfo: {
      totalCount: values.length,
      ...(values.length > number * size && { nextPage: { href: `${request.self}${request.path}?${query}` } }),
    },
  });
}

/** Systems that speak so. */
export const maximoKinds: SystemKind[] = [
  { schema: 'maximo', profile: maximoProfile, statuses: ['WAPPR', 'INPRG', 'COMP'] },
  { schema: 'maximoServiceRequest', profile: maximoProfile, statuses: ['NEW', 'INPROG', 'RESOLVED'] },
];
