import { z } from 'zod';
import type { FakeAnswer, FakeRequest, FakeState } from './fake.ts';
import { chanceSchema, type Faults, faultSchema } from './faults.ts';
import type { Orders } from './orders.ts';

interface Controlled {
  state: FakeState;
  orders: Orders;
  faults: Faults;
  advance(ms: number): void;
}

const changeSchema = z.object({
  status: z.string().optional(),
  assignee: z.string().nullable().optional(),
  number: z.string().optional(),
  isDeleted: z.boolean().optional(),
  comment: z.string().optional(),
  /** Author of the change in that system. */
  by: z.string().default('wilson'),
});

/**
 * Controls a simulated system from a test, or with curl:
 * `GET /__fake/orders`; `POST /__fake/orders/{id}` as one of its users; `POST /__fake/faults`, `/chance`, `/clear`;
 * `POST /__fake/clock` with `advanceMs`; `POST /__fake/lag` with `ms`.
 */
export function control(request: FakeRequest, { state, orders, faults, advance }: Controlled): FakeAnswer {
  const [, , what, id] = request.path.split('/');
  const done = { status: 204 };
  if (what === 'orders' && request.method === 'GET') return { status: 200, body: orders.dump() };
  if (what === 'orders' && id !== undefined) {
    const { comment, by, ...change } = changeSchema.parse(request.body);
    const order = orders.get(decodeURIComponent(id));
    if (!order) return { status: 404, body: { message: `there is no order ${id}` } };
    if (Object.keys(change).length > 0) orders.change(order.id, change, by);
    if (comment !== undefined) orders.comment(order.id, comment, by);
    return { status: 200, body: order };
  }
  switch (what) {
    case 'faults':
      faults.add(faultSchema.parse(request.body));
      return done;
    case 'chance':
      faults.byChance(chanceSchema.parse(request.body));
      return done;
    case 'clear':
      faults.clear();
      return done;
    case 'clock':
      advance(z.object({ advanceMs: z.number() }).parse(request.body).advanceMs);
      return { status: 200, body: { now: state.now() } };
    case 'lag':
      orders.lagMs = z.object({ ms: z.number() }).parse(request.body).ms;
      return done;
    default:
      return { status: 404, body: { message: `there is no ${what}` } };
  }
}
