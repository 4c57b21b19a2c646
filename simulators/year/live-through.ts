import { carryOut, type DecisionOrigin } from '../../domain/alarms/decisions/carry-out.ts';
import { changeStatus } from '../../domain/alarms/decisions/change-status.ts';
import { moveAlarms } from '../../domain/alarms/decisions/move-alarms.ts';
import { snoozeAlarm } from '../../domain/alarms/decisions/snooze-alarms.ts';
import type { Decider, Decision, Refusal } from '../../domain/alarms/decisions/verb.ts';
import { applyEvents } from '../../domain/alarms/ingest/apply-events.ts';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import type { AlarmInstance, AlarmState } from '../../domain/alarms/model/state.ts';
import { toAlarmEvent } from '../../domain/alarms/rows/alarm-event.ts';
import { nothingKnown } from '../../domain/alarms/rows/alarm-property-rows.ts';
import { eventRowOf } from '../../domain/alarms/rows/event-row.ts';
import { countHistory } from '../../domain/alarms/rows/nuisance.ts';
import { entryOf } from '../../domain/alarms/rows/status-entries.ts';
import { nextStatus } from '../../domain/alarms/rows/status-table.ts';
import type { ActivityRow, EntryRow, EventRow, InstanceRow } from '../../domain/changes/changes-message.ts';
import { byPerson, bySweep } from '../../domain/origin/origin.ts';
import type { Ticket } from '../../domain/work/model/ticket.ts';
import { type HoldEvent, heldBy } from '../../domain/work/sync-alarms-to-ticket.ts';
import { type Random, randomOf } from '../bas/random.ts';
import type { Equipment, Point } from './campus.ts';
import { closeTicket, commentOnTicket, openTicket, reissueTicket, type TicketEntry } from './live-ticket.ts';
import { atWork, hourMs, minuteMs, occurrencesOf, partOf, type Span } from './patterns.ts';
import { presentAt, teamOf } from './people.ts';
import {
  commentShare,
  comments,
  type Reaction,
  reactionTo,
  reissueShare,
  snoozeMs,
  snoozeReasons,
  workOn,
} from './react.ts';
import type { ReadItem } from './read-item.ts';

/** The status of the customer's own that people of the campus use. */
export const ownStatus = 'Monitoring';

/** Ids that the past is written with. */
export interface Ids {
  customerId: number;
  systemIdOf(equipment: Equipment): number;
  /** @param point index in its equipment. */
  alarmIdOf(equipment: Equipment, point: number): number;
  /** @param nth ticket of its equipment, from 0. */
  ticketIdOf(equipment: Equipment, nth: number): number;
  userIdOf(email: string): string;
}

/** Inputs of a unit's year. */
export interface Past {
  ids: Ids;
  span: Span;
  read: ReadItem;
}

/** An alarm as it is in the end, with the event that its texts come from and its newest. */
export interface LivedAlarm {
  state: AlarmState;
  newest: IdentifiedEvent;
  texts: IdentifiedEvent;
  payload: string;
  receivedAt: number;
  snoozeReason: string | null;
}

/** A ticket as it is in the end. */
export interface LivedTicket {
  ticket: Ticket;
  alarmIds: number[];
  entries: TicketEntry[];
  /** Times at which it was open; without an end it is so still. */
  open: Array<{ from: number; until: number | null }>;
}

/** All that became of the alarms of a piece of equipment. */
export interface Lived {
  alarms: LivedAlarm[];
  tickets: LivedTicket[];
  events: EventRow[];
  instances: InstanceRow[];
  entries: EntryRow[];
  activity: ActivityRow[];
  /** Decisions of people: moves, snoozes, tickets made and closed. */
  decisions: number;
}

type Due = { at: number } & (
  | { what: 'reaction'; point: number; entryId: string; reaction: Reaction }
  | { what: 'snooze end'; point: number; expiresAt: number }
  | { what: 'close'; nth: number }
  | { what: 'reissue'; nth: number }
  | { what: 'comment'; nth: number; comment: string }
  | { what: 'duplicate'; point: number; by: string }
);

/**
 * Lives through the time of a piece of equipment: its alarms come and go, people react. Every step is taken by the
 * product's own pure rules (state machine, verbs, tickets), so that what is written is what the product itself would
 * have come to, and a refold or a reconciliation finds nothing to change. Pure: the same for the same seed and ids.
 */
export function liveThrough(equipment: Equipment, { ids, span, read }: Past): Lived {
  const life = new Life(equipment, ids, span, read);
  for (const { at, point, isReturn } of transitionsOf(equipment, span)) {
    life.upTo(at);
    life.transition(point, at, isReturn);
  }
  life.upTo(span.until - 1);
  return life.end();
}

function transitionsOf(equipment: Equipment, span: Span): Array<{ at: number; point: number; isReturn: boolean }> {
  return occurrencesOf(equipment, span)
    .flatMap(({ point, startedAt, endedAt }) => [
      { at: startedAt, point, isReturn: false },
      ...(endedAt === null ? [] : [{ at: endedAt, point, isReturn: true }]),
    ])
    .sort((a, b) => a.at - b.at);
}

/** Share of tickets that somebody makes a second time. */
const duplicateShare = 0.06;

/** A source's item is taken by the door within a second. */
const delayMs = 900;

class Life {
  private readonly alarms = new Map<number, LivedAlarm>();
  private readonly tickets: LivedTicket[] = [];
  private readonly instances = new Map<string, InstanceRow>();
  private readonly events: EventRow[] = [];
  private readonly entries: EntryRow[] = [];
  private readonly activity: ActivityRow[] = [];
  private decisions = 0;
  /** Events to come, the last first. */
  private readonly agenda: Due[] = [];
  private readonly random: Random;
  /** For what is said and opened again: the rest of the year stays as it is without. */
  private readonly aside: Random;
  private readonly equipment: Equipment;
  private readonly ids: Ids;
  private readonly span: Span;
  private readonly read: ReadItem;

  constructor(equipment: Equipment, ids: Ids, span: Span, read: ReadItem) {
    this.equipment = equipment;
    this.ids = ids;
    this.span = span;
    this.read = read;
    this.random = randomOf(span.seed * 7_919 + equipment.index * 104_729);
    this.aside = randomOf(span.seed * 15_485_863 + equipment.index * 32_452_843);
  }

  /** Does what is due before a moment. */
  upTo(at: number): void {
    for (let due = this.agenda.at(-1); due && due.at <= at; due = this.agenda.at(-1)) {
      this.agenda.pop();
      if (due.what === 'close') this.close(due.nth, due.at);
      else if (due.what === 'reissue') this.reissue(due.nth, due.at);
      else if (due.what === 'comment') this.comment(due.nth, due.comment, due.at);
      else if (due.what === 'duplicate') this.duplicate(due.point, due.by, due.at);
      else if (due.what === 'snooze end') this.endSnooze(due.point, due.expiresAt, due.at);
      else this.react(due.point, due.entryId, due.reaction);
    }
  }

  /** Applies an event of the source. */
  transition(index: number, at: number, isReturn: boolean): void {
    const { equipment, ids } = this;
    const point = equipment.points[index] as Point;
    const receivedAt = at + delayMs;
    const { event, payload } = this.read(equipment, { point, at, isReturn, receivedAt });
    const known = this.alarms.get(index);
    const alarmEvent = toAlarmEvent(event);
    const identity = {
      ...{ customerId: ids.customerId, id: ids.alarmIdOf(equipment, index), fingerprint: event.fingerprint },
      systemId: ids.systemIdOf(equipment),
    };
    const applied = applyEvents(identity, known?.state ?? null, [alarmEvent], receivedAt);
    if (!applied || applied.needsRefold) throw new Error(`${point.path} is out of order at ${event.occurredAt}`);
    const { state } = applied;
    this.entries.push(...applied.entries);
    for (const instance of applied.instances) this.keep(instance, state.version);
    this.events.push(
      eventRowOf(event, alarmEvent, {
        alarmId: state.id,
        systemId: state.systemId,
        receivedAt,
        version: state.version,
      }),
    );
    const texts = applied.textsFrom ? event : (known as LivedAlarm).texts;
    const snoozeReason = known?.snoozeReason ?? null;
    this.alarms.set(index, { state, newest: event, texts, payload, receivedAt, snoozeReason });
    this.plan(index, known?.state, at);
  }

  end(): Lived {
    const { tickets, events, entries, activity, decisions } = this;
    const byAlarm = new Map<number, InstanceRow[]>();
    for (const row of this.instances.values()) {
      const known = byAlarm.get(row.alarmId);
      if (known) known.push(row);
      else byAlarm.set(row.alarmId, [row]);
    }
    const alarms = [...this.alarms.values()].map((alarm) => {
      const counts = countHistory(byAlarm.get(alarm.state.id) ?? [], this.span.until);
      return { ...alarm, state: { ...alarm.state, ...counts } };
    });
    return { alarms, tickets, events, instances: [...this.instances.values()], entries, activity, decisions };
  }

  private keep(instance: AlarmInstance, version: number): void {
    this.instances.set(instance.id, { ...instance, version, isDeleted: false });
  }

  private due(due: Due): void {
    if (due.at >= this.span.until) return;
    let place = this.agenda.length;
    while (place > 0 && (this.agenda[place - 1] as Due).at <= due.at) place -= 1;
    this.agenda.splice(place, 0, due);
  }

  /** Plans what people will do where an alarm has entered Intake. */
  private plan(point: number, before: AlarmState | undefined, at: number): void {
    const { state } = this.alarms.get(point) as LivedAlarm;
    const entryId = entryOf(state).id;
    if (state.status !== 'Intake' || (before?.status === 'Intake' && entryOf(before).id === entryId)) return;
    const reaction = reactionTo(this.equipment, this.equipment.points[point] as Point, at, this.span, this.random);
    if (reaction) this.due({ what: 'reaction', at: reaction.at, point, entryId, reaction });
  }

  private decide(point: number, decision: Decision | Refusal | null, origin: DecisionOrigin, at: number): void {
    const alarm = this.alarms.get(point) as LivedAlarm;
    const before = alarm.state;
    if (!decision || 'refused' in decision)
      throw new Error(`${this.equipment.name} ${point}: ${decision?.refused ?? 'nothing to decide'}`);
    const { state, entries, instances, activity } = carryOut(before, decision, origin, at);
    const { snooze_reason: reason = alarm.snoozeReason } = decision.texts ?? {};
    this.alarms.set(point, { ...alarm, state, snoozeReason: reason });
    this.entries.push(...entries);
    this.activity.push(...activity);
    for (const instance of instances) this.instances.set(instance.id, instance);
    this.plan(point, before, at);
  }

  private react(point: number, entryId: string, { at, kind, by }: Reaction): void {
    const { state } = this.alarms.get(point) as LivedAlarm;
    // it has ended, or somebody was faster
    if (state.status !== 'Intake' || entryOf(state).id !== entryId) return;
    this.decisions += 1;
    if (kind === 'ticket') this.open(point, by, at);
    else this.set(point, kind, by, at);
  }

  /** Snoozes, moves or clears an alarm. */
  private set(point: number, kind: Exclude<Reaction['kind'], 'ticket'>, by: string, at: number): void {
    const { state } = this.alarms.get(point) as LivedAlarm;
    const userId = this.ids.userIdOf(by);
    const decider: Decider = {
      ...{ now: at, userId, name: by, canClear: true, customStatuses: [ownStatus], hasWork: true, definitions: [] },
    };
    const reason = this.random.pick(snoozeReasons);
    if (kind === 'snooze') {
      const until = new Date(Math.ceil((at + snoozeMs(this.random)) / 60_000) * 60_000);
      this.decide(point, snoozeAlarm.decide(state, { until, reason }, decider, nothingKnown), byPerson(userId), at);
      this.due({ what: 'snooze end', at: until.getTime(), point, expiresAt: until.getTime() });
      return;
    }
    const status = { decline: 'Declined', move: ownStatus, clear: 'Inactive' }[kind];
    this.decide(point, moveAlarms.decide(state, { status, reason: null }, decider, nothingKnown), byPerson(userId), at);
  }

  private endSnooze(point: number, expiresAt: number, at: number): void {
    const { state } = this.alarms.get(point) as LivedAlarm;
    if (state.status !== 'Snoozed' || state.snoozeExpiresAt !== expiresAt) return;
    this.decide(point, changeStatus(state, { status: nextStatus('snooze ends', state, at), now: at }), bySweep, at);
  }

  /** Makes a ticket for an alarm and the others of the equipment that wait in Intake. */
  private open(point: number, by: string, at: number): void {
    this.openFor([point, ...[...this.alarms.keys()].filter((one) => one !== point && this.isWaiting(one))], by, at);
    const again = this.random;
    if (again.next() < duplicateShare) {
      const soon = at + Math.floor(again.duration(150) * minuteMs);
      this.due({ what: 'duplicate', at: soon, point, by: again.pick(teamOf(this.equipment.discipline).members) });
    }
  }

  /** Somebody who has not seen the open ticket makes another. */
  private duplicate(point: number, by: string, at: number): void {
    const { state } = this.alarms.get(point) as LivedAlarm;
    if (state.openWorkCount === 0 || !presentAt(teamOf(this.equipment.discipline), partOf(this.span, at)).includes(by))
      return;
    this.decisions += 1;
    this.openFor([point], by, at);
  }

  private openFor(points: readonly number[], by: string, at: number): void {
    const { equipment, ids, span, random } = this;
    const point = points[0] as number;
    const work = workOn(equipment, equipment.points[point] as Point, at, span, random);
    const nth = this.tickets.length;
    const alarmIds = points.map((one) => ids.alarmIdOf(equipment, one));
    this.tickets.push({
      alarmIds,
      open: [{ from: at, until: null }],
      ...openTicket({
        key: { customerId: ids.customerId, id: ids.ticketIdOf(equipment, nth) },
        ...{ by: ids.userIdOf(by), at, alarmIds, dueAt: work.dueAt, assigneeId: ids.userIdOf(work.assignee) },
        ...{ equipment, point: equipment.points[point] as Point },
      }),
    });
    this.hold(points, 'attached', ids.userIdOf(by), at);
    const closesAt = Math.max(work.closesAt, at + 60_000);
    this.due({ what: 'close', at: closesAt, nth });
    if (this.aside.next() < commentShare) {
      const saidAt = Math.floor(at + this.aside.next() * (closesAt - at));
      this.due({ what: 'comment', at: saidAt, nth, comment: this.aside.pick(comments) });
    }
  }

  private isWaiting(point: number): boolean {
    const { state } = this.alarms.get(point) as LivedAlarm;
    return state.status === 'Intake' && state.openWorkCount === 0;
  }

  private close(nth: number, at: number): void {
    const { ticket } = this.tickets[nth] as LivedTicket;
    const points = this.pointsOf(nth);
    const activeAlarms = points.filter((point) => this.alarms.get(point)?.state.isActive).length;
    const closed = closeTicket(ticket, { by: ticket.assigneeId as string, at, activeAlarms }, this.random);
    this.hold(points, 'closed', ticket.assigneeId as string, at);
    this.decisions += 1;
    this.become(nth, closed);
    if (!closed.ticket.isResolved && ticket.reissueCount === 0 && this.aside.next() < reissueShare)
      this.due({ what: 'reissue', at: Math.floor(atWork(this.span, at + this.aside.duration(8) * hourMs)), nth });
  }

  /** Somebody who finds it unfinished opens a closed ticket again, for the same person unless that one has left. */
  private reissue(nth: number, at: number): void {
    const { equipment, ids, span, aside } = this;
    const { ticket, alarmIds } = this.tickets[nth] as LivedTicket;
    const present = presentAt(teamOf(equipment.discipline), partOf(span, at));
    if (!present.some((email) => ids.userIdOf(email) === ticket.assigneeId)) return;
    const by = ids.userIdOf(aside.pick(present));
    this.hold(this.pointsOf(nth), 'attached', by, at);
    this.decisions += 1;
    this.become(nth, reissueTicket(ticket, { by, at }));
    const first = equipment.points.findIndex((_, point) => ids.alarmIdOf(equipment, point) === alarmIds[0]);
    const work = workOn(equipment, equipment.points[first] as Point, at, span, aside);
    this.due({ what: 'close', at: Math.max(work.closesAt, at + 60_000), nth });
  }

  private comment(nth: number, comment: string, at: number): void {
    const { ticket } = this.tickets[nth] as LivedTicket;
    if (ticket.state !== 'OPEN') return;
    this.decisions += 1;
    this.become(nth, commentOnTicket(ticket, { by: ticket.assigneeId as string, at, comment }));
  }

  /** Keeps what has become of a ticket, and since when it is open or not. */
  private become(nth: number, { ticket, entries }: Pick<LivedTicket, 'ticket' | 'entries'>): void {
    const before = this.tickets[nth] as LivedTicket;
    const open =
      before.ticket.state === ticket.state
        ? before.open
        : ticket.state === 'OPEN'
          ? [...before.open, { from: ticket.changedAt, until: null }]
          : before.open.map(({ from, until }) => ({ from, until: until ?? ticket.changedAt }));
    this.tickets[nth] = { ...before, ticket, entries: [...before.entries, ...entries], open };
  }

  private pointsOf(nth: number): number[] {
    const { alarmIds } = this.tickets[nth] as LivedTicket;
    return [...this.alarms].filter(([, { state }]) => alarmIds.includes(state.id)).map(([point]) => point);
  }

  private hold(points: readonly number[], event: HoldEvent, userId: string, at: number): void {
    const origin = { cause: 'TICKET', userId, automationRuleId: null } as const;
    for (const point of points)
      this.decide(point, heldBy(event, (this.alarms.get(point) as LivedAlarm).state, at), origin, at);
  }
}
