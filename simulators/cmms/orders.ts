export interface FakeComment {
  id: string;
  text: string;
  author: string;
  at: Date;
}

/** An order as a maintenance system stores it; `fields` are by that system's names. */
export interface FakeOrder {
  id: string;
  /** Number shown to people; differs from the id where the system has both. */
  number: string | null;
  reference: string | null;
  /** Internal value. */
  status: string;
  assignee: string | null;
  fields: Record<string, unknown>;
  comments: FakeComment[];
  stamp: number;
  changedAt: Date;
  changedBy: string;
  isDeleted: boolean;
  /** Time from which searches find it: the index lags. */
  foundFrom: Date;
}

export type OrderChange = Partial<
  Pick<FakeOrder, 'status' | 'assignee' | 'number' | 'reference' | 'isDeleted' | 'fields'>
>;

/** All orders of a system, in memory. */
export class Orders {
  private readonly all = new Map<string, FakeOrder>();
  private last = 1000;
  private lastComment = 0;
  private readonly now: () => Date;
  /** Delay until searches find a new order, ms. */
  lagMs = 0;

  constructor(now: () => Date) {
    this.now = now;
  }

  create(order: {
    reference: string | null;
    status: string;
    fields: Record<string, unknown>;
    by: string;
    id?: (n: number) => string;
    assignee?: string | null;
    number?: string | null;
  }): FakeOrder {
    this.last += 1;
    const id = order.id?.(this.last) ?? String(this.last);
    const made: FakeOrder = {
      id,
      number: order.number === undefined ? String(this.last) : order.number,
      reference: order.reference,
      status: order.status,
      assignee: order.assignee ?? null,
      fields: order.fields,
      comments: [],
      stamp: 1,
      changedAt: this.now(),
      changedBy: order.by,
      isDeleted: false,
      foundFrom: new Date(this.now().getTime() + this.lagMs),
    };
    this.all.set(id, made);
    return made;
  }

  change(id: string, change: OrderChange, by: string): FakeOrder {
    const order = this.get(id);
    if (!order) throw new Error(`there is no order ${id}`);
    Object.assign(order, { ...change, fields: { ...order.fields, ...change.fields } });
    return this.touch(order, by);
  }

  comment(id: string, text: string, by: string): FakeComment {
    const order = this.get(id);
    if (!order) throw new Error(`there is no order ${id}`);
    this.lastComment += 1;
    const made = { id: String(this.lastComment), text, author: by, at: this.now() };
    order.comments.push(made);
    this.touch(order, by);
    return made;
  }

  /** Finds an order by id or number, unless it was deleted. */
  get(id: string): FakeOrder | undefined {
    const order = this.all.get(id) ?? [...this.all.values()].find(({ number }) => number === id);
    return order?.isDeleted ? undefined : order;
  }

  /** Orders that a search finds, by the time of their last change. */
  search(): FakeOrder[] {
    const now = this.now();
    return [...this.all.values()]
      .filter(({ isDeleted, foundFrom }) => !isDeleted && foundFrom <= now)
      .sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
  }

  /** All orders, deleted ones included. */
  dump(): FakeOrder[] {
    return [...this.all.values()];
  }

  /** Loads orders that were stored as JSON. */
  load(kept: readonly FakeOrder[]): void {
    for (const order of kept) {
      const comments = order.comments.map((one) => ({ ...one, at: new Date(one.at) }));
      const times = { changedAt: new Date(order.changedAt), foundFrom: new Date(order.foundFrom) };
      this.all.set(order.id, { ...order, ...times, comments });
      this.last = Math.max(this.last, Number(order.number) || 0);
      this.lastComment = Math.max(this.lastComment, ...comments.map(({ id }) => Number(id)));
    }
  }

  private touch(order: FakeOrder, by: string): FakeOrder {
    order.stamp += 1;
    order.changedAt = this.now();
    order.changedBy = by;
    return order;
  }
}
