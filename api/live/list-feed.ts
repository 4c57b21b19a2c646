import { type Expression, movedOver } from '../../domain/lists/criteria/expression.ts';
import { toPredicate } from '../../domain/lists/criteria/to-predicate.ts';
import type { ListMessages } from '../../domain/lists/list-kinds.ts';
import { type JudgingLens, judgeTime, type Verdict } from '../../domain/live/judge-change.ts';
import { emitTo } from './emit-to.ts';
import type { FeedRoom } from './feed.ts';
import type { LiveSocket, OpenLens } from './live-socket.ts';

type ListMessage = ListMessages[OpenLens['type']];
const rowEvents = ['created', 'updated'] as const;
type RowEvent = (typeof rowEvents)[number];

/** A lens that sockets have open under the same key. */
interface SharedLens {
  lens: OpenLens;
  sockets: LiveSocket[];
}

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
  eventOf(verdict: Verdict, change: Change): RowEvent | null;
  emit(sockets: readonly LiveSocket[], event: RowEvent, message: Message, change: Change): void;
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
  function send({ lens, sockets }: SharedLens, type: 'ingress' | 'egress', entity: Message): void {
    emitTo(sockets, 'lens_event', { v: 1, lens: { id: lens.id, key: lens.key }, data: { type, entity } });
  }
  function openLenses(): SharedLens[] {
    const shared = new Map<string, SharedLens>();
    for (const live of sockets) {
      for (const lens of lensesOf(live)) {
        const of = JSON.stringify([lens.signature, lens.id, lens.key]);
        const known = shared.get(of);
        if (known) known.sockets.push(live);
        else shared.set(of, { lens, sockets: [live] });
      }
    }
    return [...shared.values()];
  }

  /** Sends what enters and leaves a lens. @returns for each change the row's own event that is due, if any. */
  function publishLens(
    shared: SharedLens,
    changes: readonly Change[],
    messages: readonly Message[],
    verdicts: ReadonlyArray<Verdict | null>,
  ): Array<RowEvent | null> {
    return verdicts.map((verdict, index) => {
      if (verdict === null) return null;
      if (verdict !== 'update') send(shared, verdict, messages[index] as Message);
      return kind.eventOf(verdict, changes[index] as Change);
    });
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
      // each socket is sent one event of a row, however many of its lists have it
      const events = changes.map(() => new Map<LiveSocket, RowEvent>());
      for (const shared of openLenses()) {
        const due = publishLens(shared, changes, messages, verdictsOf(shared.lens));
        for (const [index, event] of due.entries())
          if (event) for (const live of shared.sockets) events[index]?.set(live, event);
      }
      for (const [index, due] of events.entries()) {
        for (const event of rowEvents) {
          const receivers = [...due].flatMap(([live, its]) => (its === event ? [live] : []));
          if (receivers.length > 0) kind.emit(receivers, event, messages[index] as Message, changes[index] as Change);
        }
      }
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
            for (const shared of same) send(shared, verdict, messages[index] as Message);
          dropSlow();
        }
      }
      judgedAt = now;
    },
  };
}
