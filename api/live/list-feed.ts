import { type Expression, movedOver } from '../../domain/lists/criteria/expression.ts';
import { toPredicate } from '../../domain/lists/criteria/to-predicate.ts';
import type { ListMessages } from '../../domain/lists/list-kinds.ts';
import { type JudgingLens, judgeTime, type Verdict } from '../../domain/live/judge-change.ts';
import type { FeedRoom } from './feed.ts';
import type { LiveSocket, OpenLens } from './live-socket.ts';

type ListMessage = ListMessages[OpenLens['type']];

/** Feed of one kind of list to sockets. `Facts` are the fields of a row that its criteria read. */
export interface FeedKind<Change, Row, Facts extends object, Message extends ListMessage> {
  type: OpenLens['type'];
  rowOf(change: Change): Row;
  factsOf(row: Row): Facts;
  /** Messages of rows, in their order. */
  messagesOf(rows: readonly Row[]): Promise<readonly Message[]>;
  /** Adds to changes what lenses with `readsText` read besides the rows. */
  withText?(changes: readonly Change[]): Promise<readonly Change[]>;
  /** Judges the effect of a change on a lens. */
  judge(change: Change, lens: JudgingLens<Facts>): Verdict | null;
  /** The kind's own event that a verdict calls for, besides that of the lens. */
  eventOf(verdict: Verdict, change: Change): 'created' | 'updated' | null;
  emit(live: LiveSocket, event: 'created' | 'updated', message: Message, change: Change): void;
  /** Sends events that do not depend on lenses. */
  emitAlways?(sockets: Iterable<LiveSocket>, changes: readonly Change[], messages: readonly Message[]): void;
  /** Reads, page by page, the rows whose times the moving bounds of a lens have passed. */
  readMoved(moved: Expression): AsyncIterable<readonly Row[]>;
}

/** Sends sockets the rows that enter, leave or change in the lists of one kind that they have open (LENS.4). */
export function createListFeed<Change, Row, Facts extends object, Message extends ListMessage>(
  { sockets, clock, dropSlow }: FeedRoom,
  kind: FeedKind<Change, Row, Facts, Message>,
) {
  const time = (): number => clock.now().getTime();
  /** Time of the last tick whose effects were sent. */
  let judgedAt = time();
  const lensesOf = ({ lenses }: LiveSocket): OpenLens[] =>
    [...lenses.values()].filter(({ type }) => type === kind.type);
  const judgingAt = (lens: OpenLens, now: number): JudgingLens<Facts> => ({
    holds: toPredicate<Facts>(lens.expressionAt(now)),
    held: toPredicate<Facts>(lens.expressionAt(judgedAt)),
    readsText: lens.readsText,
  });
  function send(live: LiveSocket, lens: OpenLens, type: 'ingress' | 'egress', entity: Message): void {
    live.io.emit('lens_event', { v: 1, lens: { id: lens.id, key: lens.key }, data: { type, entity } });
  }
  const openLenses = (): Array<{ live: LiveSocket; lens: OpenLens }> =>
    [...sockets].flatMap((live) => lensesOf(live).map((lens) => ({ live, lens })));

  function publishTo(
    live: LiveSocket,
    changes: readonly Change[],
    messages: readonly Message[],
    verdictsOf: (lens: OpenLens) => ReadonlyArray<Verdict | null>,
  ): void {
    const events = new Map<number, 'created' | 'updated'>();
    for (const lens of lensesOf(live)) {
      for (const [index, verdict] of verdictsOf(lens).entries()) {
        if (verdict === null) continue;
        if (verdict !== 'update') send(live, lens, verdict, messages[index] as Message);
        const event = kind.eventOf(verdict, changes[index] as Change);
        if (event) events.set(index, event);
      }
    }
    for (const [index, event] of events) kind.emit(live, event, messages[index] as Message, changes[index] as Change);
  }

  /** Returns true if any socket has a list of this kind open. */
  const isOpen = (): boolean => openLenses().length > 0;
  const readsText = (): boolean => openLenses().some(({ lens }) => lens.readsText);

  return {
    isOpen,
    /** Returns true if any socket has a list of this kind open that reads texts of alarms. */
    readsText,

    /** Sends every socket the effects of the changes on its lenses; equal lenses are judged once. */
    async publish(given: readonly Change[]): Promise<void> {
      if (given.length === 0 || !(kind.emitAlways || isOpen())) return;
      const now = time();
      const changes = kind.withText && readsText() ? await kind.withText(given) : given;
      const messages = await kind.messagesOf(changes.map(kind.rowOf));
      const judged = new Map<string, Array<Verdict | null>>();
      const verdictsOf = (lens: OpenLens): Array<Verdict | null> => {
        const known = judged.get(lens.signature);
        if (known) return known;
        const judging = judgingAt(lens, now);
        const fresh = changes.map((change) => kind.judge(change, judging));
        judged.set(lens.signature, fresh);
        return fresh;
      };
      for (const live of sockets) publishTo(live, changes, messages, verdictsOf);
      kind.emitAlways?.(sockets, changes, messages);
      dropSlow();
    },

    /**
     * Sends every socket the rows that entered or left its lenses as time passed, e.g. by becoming overdue. Reads only
     * rows whose times the bounds have passed. If it fails, the next tick makes up for it.
     */
    async tick(): Promise<void> {
      const now = time();
      const lenses = new Map(openLenses().map(({ lens }) => [lens.signature, lens]));
      for (const [signature, lens] of lenses) {
        const moved = movedOver(lens.expressionAt(judgedAt), lens.expressionAt(now));
        if (!moved) continue;
        const judging = judgingAt(lens, now);
        for await (const rows of kind.readMoved(moved)) {
          const same = openLenses().filter((open) => open.lens.signature === signature);
          if (same.length === 0) break;
          const crossed = rows.flatMap((row) => {
            const verdict = judgeTime(kind.factsOf(row), judging);
            return verdict ? [{ row, verdict }] : [];
          });
          const messages = await kind.messagesOf(crossed.map(({ row }) => row));
          for (const [index, { verdict }] of crossed.entries())
            for (const open of same) send(open.live, open.lens, verdict, messages[index] as Message);
          dropSlow();
        }
      }
      judgedAt = now;
    },
  };
}
