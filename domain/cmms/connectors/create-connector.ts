import type { Clock } from '../../../platform/clock.ts';
import type { Outbound } from '../../../platform/outbound.ts';
import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import { ownOf } from '../../own.ts';
import type { ReadWatch } from '../connector.ts';
import type { Connector, ConnectorSettings, ExternalOrder, Order } from './connector.ts';
import { type Call, type Descriptor, type Paging, type ReadContext, type Row, readable } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import { createPace } from './pace.ts';
import { firstPage, nextPage } from './pages.ts';
import { type Read, readAnswer } from './read-answer.ts';
import { createSignIn } from './sign-in.ts';
import { readTime } from './times.ts';
import { send } from './transport.ts';
import { at, cut, nested, ordered, rowsAt, textOf, withoutEmpty } from './values.ts';

const defaultTimeoutSeconds = 30;
const defaultAtOnce = 4;
/** Maximum pages of a list: stops systems that always report more. */
const pagesMax = 10_000;

/** Dependencies of connectors. */
export interface ConnectorDeps {
  clock: Clock;
  outbound: Pick<Outbound, 'fetch'>;
}

/**
 * Creates the client of any maintenance system: signs in, pages, paces, reads errors and times, as its descriptor
 * specifies.
 */
export function createConnector(descriptor: Descriptor, settings: ConnectorSettings, deps: ConnectorDeps): Connector {
  const setting = readable(settings);
  const { export: limits } = settings;
  const zone = descriptor.timezone === 'utc' ? 'UTC' : (limits.timezone ?? 'UTC');
  const timeoutMs = (limits.timeout ?? defaultTimeoutSeconds) * 1_000;
  const isAlone = !descriptor.concurrent || limits.isConcurrencySupported === false;
  const atOnce = isAlone ? 1 : (limits.maxConcurrentApiRequests ?? defaultAtOnce);
  const pace = createPace({
    perMinute: limits.maxQueriesPerMinute ?? descriptor.throttle.maxPerMinute,
    atOnce,
    intervalMs: (limits.apiRequestIntervalSeconds ?? 0) * 1_000,
  });
  const sizeOf = (max: number): number =>
    Math.max(1, Math.min(max, limits.chunkSize ?? max, limits.maxRecordsPerQuery ?? max));
  const context: ReadContext = { settings: setting, time: (value) => readTime(value, zone) };
  const signIn = createSignIn(
    descriptor.auth,
    setting,
    async (call) => (await ask(call, {})).body,
    () => deps.clock.now().getTime(),
  );

  async function ask(call: Call, who: Record<string, string>, signal?: AbortSignal): Promise<Read> {
    const whole = { ...call, query: { ...descriptor.query, ...call.query } };
    const headers = { ...descriptor.headers?.(setting), ...who };
    const answer = await pace(() => {
      signal?.throwIfAborted();
      return send({ base: descriptor.base(setting), timeoutMs, outbound: deps.outbound, signal }, whole, headers);
    });
    if (answer.status === 401) throw new SignedOut(readFailure(call, answer));
    return readAnswer(descriptor, call, answer);
  }

  const readFailure = (call: Call, answer: Parameters<typeof readAnswer>[2]): CmmsFailure => {
    try {
      readAnswer(descriptor, call, answer);
    } catch (error) {
      if (error instanceof CmmsFailure) return error;
    }
    return new CmmsFailure('refused', cmmsSyncTexts.signedOut);
  };

  /** Signs in again once if the session is no longer valid, then fails. */
  async function ran(call: Call, signal?: AbortSignal): Promise<Read> {
    for (let again = false; ; again = true) {
      const who = await signIn.headers().catch((error: unknown) => {
        throw notSignedIn(error);
      });
      try {
        return await ask(call, who, signal);
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error;
        if (!signIn.forget(who) || again) throw notSignedIn(error);
      }
    }
  }

  async function* rows(
    call: Call,
    { items, paging, total }: { items: string; paging: Paging; total?: string },
    { signal, total: tell }: ReadWatch,
  ): AsyncGenerator<Row[]> {
    const size = sizeOf(list.maxSize);
    let next: Call | null = firstPage(call, paging, size);
    for (let page = 0; next && page < pagesMax; page += 1) {
      const { body } = await ran(next, signal);
      const found = rowsAt(body, items);
      const all = total === undefined ? undefined : at(body, total);
      if (typeof all === 'number' && all >= 0) tell?.(all);
      if (found.length > 0) yield found;
      next = nextPage(next, paging, size, { body, count: found.length });
    }
  }

  const { list } = descriptor;
  async function* orders(
    filter: { reference?: string; since?: string },
    watch: ReadWatch = {},
  ): AsyncGenerator<ExternalOrder[]> {
    for await (const page of rows(list.call(filter, setting), list, watch))
      yield page.map((row) => descriptor.order(row, context));
  }

  /** An order as the system takes it: its own names, texts cut to their lengths, empties and order as it wants them. */
  function bodyOf(order: Partial<Order>, isNew: boolean): Row {
    const { names } = descriptor;
    const row: Row = { ...order.values };
    if (isNew) row[names.reference] = order.reference;
    if (order.description !== undefined) row[names.description] = order.description;
    if (names.details && order.details !== undefined) row[names.details] = order.details;
    if (names.dueAt && order.dueAt) row[names.dueAt] = list.since(order.dueAt, zone);
    const sized = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, sizedValue(name, value, order.maxLengths)]),
    );
    const set = isNew || descriptor.nullPolicy === 'omit' ? withoutEmpty(sized) : sized;
    return nested(ordered(set, descriptor.fieldOrder));
  }
  const sizedValue = (name: string, value: unknown, lengths: Order['maxLengths']): unknown =>
    typeof value === 'string' ? cut(value, ownOf(lengths, name) ?? ownOf(descriptor.maxLength, name)) : value;

  async function read(externalId: string): Promise<ExternalOrder> {
    if (!descriptor.read) {
      for await (const page of orders({})) for (const order of page) if (isCalled(order, externalId)) return order;
      throw new CmmsFailure('gone', cmmsSyncTexts.orderNotFound(externalId));
    }
    const { body } = await ran(descriptor.read.call(externalId, setting));
    const row = rowsAt(body, descriptor.read.item)[0];
    if (!row) throw new CmmsFailure('gone', cmmsSyncTexts.orderNotFound(externalId));
    return descriptor.order(row, context);
  }

  return {
    takesComments: descriptor.comment.kind !== 'none',
    reportsGone: descriptor.read !== null,
    atOnce,

    async test() {
      await ran(descriptor.test);
    },

    async find(reference) {
      const found: ExternalOrder[] = [];
      for await (const page of orders({ reference }))
        found.push(...page.filter((order) => order.reference === reference));
      return found;
    },

    async create(order, once) {
      const answer = await ran(descriptor.create.call(bodyOf(order, true), once, setting));
      const externalId = descriptor.create.id(answer);
      if (!externalId) throw new CmmsFailure('unclear', cmmsSyncTexts.noOrderId);
      const row = descriptor.create.item === undefined ? undefined : rowsAt(answer.body, descriptor.create.item)[0];
      const made = row && descriptor.order(row, context);
      return { externalId, order: made?.status === undefined ? null : { ...made, externalId } };
    },

    read,

    async update(externalId, order, { stamp, close }) {
      const row = { ...bodyOf(order, false), ...(close && nested(descriptor.closing)) };
      if (Object.keys(row).length === 0) return;
      await ran(descriptor.update(externalId, ordered(row, descriptor.fieldOrder), stamp, setting));
    },

    async comment(externalId, text) {
      const { comment } = descriptor;
      if (comment.kind === 'none') return;
      const sized = cut(text, descriptor.maxLength?.[comment.field]);
      if (comment.kind === 'call') {
        await ran(comment.call(externalId, sized, setting));
        return;
      }
      const answer = descriptor.read && (await ran(descriptor.read.call(externalId, setting)));
      const before = answer
        ? textOf(at(rowsAt(answer.body, descriptor.read?.item ?? '')[0], `/${comment.field}`))
        : null;
      if (before?.split('\n').includes(text)) return;
      await ran(
        descriptor.update(externalId, { [comment.field]: before ? `${before}\n${sized}` : sized }, null, setting),
      );
    },

    changedSince: (since, watch) => orders({ since: list.since(since, zone) }, watch),

    async pullFields(watch) {
      if (!descriptor.fields) return [];
      const { body } = await ran(descriptor.fields.call(setting), watch?.signal);
      return descriptor.fields.read(body);
    },

    async *pullValues(field, watch = {}) {
      const { values } = descriptor;
      if (!values) return;
      for await (const page of rows(values.call(field, setting), values, watch))
        yield page.map((row) => values.read(row, field));
    },
  };
}

/** The system answered 401. */
class SignedOut extends Error {
  readonly failure: CmmsFailure;
  constructor(failure: CmmsFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

function notSignedIn(error: unknown): CmmsFailure {
  if (error instanceof CmmsFailure && error.kind !== 'refused' && error.kind !== 'unclear') return error;
  const { message, cause } = error instanceof SignedOut ? error.failure : (error as Error);
  // signing in does nothing that could be done twice
  if (error instanceof CmmsFailure && error.kind === 'unclear') return new CmmsFailure('retryable', message, { cause });
  return new CmmsFailure('refused', cmmsSyncTexts.signInFailed(message), { cause });
}

/** True for an order that is or was known by that id. */
export const isCalled = (order: ExternalOrder, id: string): boolean =>
  order.externalId === id || order.aliases.includes(id);
