import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { ReadWatch } from '../connector.ts';
import type { Connector, ConnectorSettings, ExternalOrder } from './connector.ts';
import { type Call, type Descriptor, type Paging, type ReadContext, type Row, readable } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import { orderBody } from './order-body.ts';
import { firstPage, nextPage } from './pages.ts';
import { type ConnectorDeps, createSignedInCalls } from './signed-in-calls.ts';
import { readTime } from './times.ts';
import { at, cut, nested, ordered, rowsAt, textOf } from './values.ts';

/** Maximum pages of a list: stops systems that always report more. */
const pagesMax = 10_000;

/**
 * Creates the client of any maintenance system: signs in, pages, paces, reads errors and times, as its descriptor
 * specifies.
 */
export function createConnector(descriptor: Descriptor, settings: ConnectorSettings, deps: ConnectorDeps): Connector {
  const setting = readable(settings);
  const { export: limits } = settings;
  const zone = descriptor.timezone === 'utc' ? 'UTC' : (limits.timezone ?? 'UTC');
  const { atOnce, run } = createSignedInCalls(descriptor, settings, deps);
  const sizeOf = (max: number): number =>
    Math.max(1, Math.min(max, limits.chunkSize ?? max, limits.maxRecordsPerQuery ?? max));
  const context: ReadContext = { settings: setting, time: (value) => readTime(value, zone) };

  async function* rows(
    call: Call,
    { items, paging, total }: { items: string; paging: Paging; total?: string },
    { signal, total: tell }: ReadWatch,
  ): AsyncGenerator<Row[]> {
    const size = sizeOf(list.maxSize);
    let next: Call | null = firstPage(call, paging, size);
    for (let page = 0; next && page < pagesMax; page += 1) {
      const { body } = await run(next, signal);
      const found = rowsAt(body, items);
      const all = total === undefined ? undefined : at(body, total);
      if (isCount(all)) tell?.(all);
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

  async function read(externalId: string): Promise<ExternalOrder> {
    if (!descriptor.read) {
      for await (const page of orders({})) for (const order of page) if (isCalled(order, externalId)) return order;
      throw new CmmsFailure('gone', cmmsSyncTexts.orderNotFound(externalId));
    }
    const { body } = await run(descriptor.read.call(externalId, setting));
    const row = rowsAt(body, descriptor.read.item)[0];
    if (!row) throw new CmmsFailure('gone', cmmsSyncTexts.orderNotFound(externalId));
    return descriptor.order(row, context);
  }

  return {
    takesComments: descriptor.comment.kind !== 'none',
    reportsGone: descriptor.read !== null,
    atOnce,

    async test() {
      await run(descriptor.test);
    },

    async find(reference) {
      const found: ExternalOrder[] = [];
      for await (const page of orders({ reference }))
        found.push(...page.filter((order) => order.reference === reference));
      return found;
    },

    async create(order, once) {
      const answer = await run(
        descriptor.create.call(orderBody(descriptor, order, { isNew: true, zone }), once, setting),
      );
      const externalId = descriptor.create.id(answer);
      if (!externalId) throw new CmmsFailure('unclear', cmmsSyncTexts.noOrderId);
      const row = descriptor.create.item === undefined ? undefined : rowsAt(answer.body, descriptor.create.item)[0];
      const made = row && descriptor.order(row, context);
      return { externalId, order: made?.status === undefined ? null : { ...made, externalId } };
    },

    read,

    async update(externalId, order, { stamp, close }) {
      const row = { ...orderBody(descriptor, order, { isNew: false, zone }), ...(close && nested(descriptor.closing)) };
      if (Object.keys(row).length === 0) return;
      await run(descriptor.update(externalId, ordered(row, descriptor.fieldOrder), stamp, setting));
    },

    async comment(externalId, text) {
      const { comment } = descriptor;
      if (comment.kind === 'none') return;
      const sized = cut(text, descriptor.maxLength?.[comment.field]);
      if (comment.kind === 'call') {
        await run(comment.call(externalId, sized, setting));
        return;
      }
      const answer = descriptor.read && (await run(descriptor.read.call(externalId, setting)));
      const before = answer
        ? textOf(at(rowsAt(answer.body, descriptor.read?.item ?? '')[0], `/${comment.field}`))
        : null;
      if (before?.split('\n').includes(text)) return;
      await run(
        descriptor.update(externalId, { [comment.field]: before ? `${before}\n${sized}` : sized }, null, setting),
      );
    },

    changedSince: (since, watch) => orders({ since: list.since(since, zone) }, watch),

    async pullFields(watch) {
      if (!descriptor.fields) return [];
      const { body } = await run(descriptor.fields.call(setting), watch?.signal);
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

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** True for an order that is or was known by that id. */
export const isCalled = (order: ExternalOrder, id: string): boolean =>
  order.externalId === id || order.aliases.includes(id);
