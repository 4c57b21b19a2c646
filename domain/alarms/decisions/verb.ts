import { z } from 'zod';
import type { ErrorCode } from '../../../platform/errors.ts';
import { providerDisplayName } from '../../constants.ts';
import { may } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type Actor, personActor, ruleActor } from '../../origin/actor.ts';
import type { PropertyDefinition } from '../model/property.ts';
import type { AlarmInstance, AlarmState } from '../model/state.ts';
import type { DescribedAlarm } from '../rows/alarm-property-rows.ts';
import type { AlarmTexts } from '../rows/alarm-texts.ts';

/** One change as the alarm's activity records it (ALM.9). */
export interface ActivityDraft {
  field: string;
  prevValue: string | null;
  revValue: string | null;
  metadata?: Record<string, unknown>;
  /** True if the system did it as a consequence of the person's action. */
  bySystem?: true;
}

/** Decision of a person or a rule about one alarm. */
export interface Decision {
  change: Partial<AlarmState>;
  activity: ActivityDraft[];
  texts?: AlarmTexts;
  /** Properties of the alarm from now on. */
  described?: Pick<DescribedAlarm, 'properties' | 'pointEntityId'>;
  /** An instance that the decision ended or opened again. */
  instance?: AlarmInstance;
}

/** Reason why a verb is refused for an alarm, as a sentence. */
export interface Refusal {
  refused: string;
  /** Default: INVALID. */
  code?: ErrorCode;
}

/** The part of a request's context that verbs need of the person who decides. */
export type DeciderCtx = Pick<Ctx, 'customer' | 'person' | 'permissions' | 'clock'>;

/** Maker of decisions: a person, or an automation rule, for which no person stands. */
export interface DecisionMaker extends Actor {
  /** As alarms show it; super users under the provider's name (WIRE.6). */
  name: string;
  canClear: boolean;
  /** Number of rules in a row that have led to it, this one included; absent for people. */
  chain?: number;
}

/** A customer's alarms as somebody decides about them. */
export interface Deciding extends Pick<Ctx, 'customer' | 'clock'> {
  by: DecisionMaker;
}

/** Deciding as a person, with what they may. */
export const decidingPerson = ({ customer, clock, person, permissions }: DeciderCtx): Deciding => ({
  customer,
  clock,
  by: {
    ...personActor(person.id),
    name: person.isSuper ? providerDisplayName : person.displayName,
    canClear: may({ permissions }, 'alarms', 'CLOSE'),
  },
});

/** Deciding as an automation rule: what it may do was decided when people made it. */
export const decidingRule = (
  { customer, clock }: Pick<Ctx, 'customer' | 'clock'>,
  { id, name, chain = 1 }: { id: number; name: string; chain?: number },
): Deciding => ({ customer, clock, by: { ...ruleActor(id), name, canClear: true, chain } });

/** Inputs of a decision besides the alarm. */
export interface Decider extends Pick<DecisionMaker, 'userId' | 'name' | 'canClear'> {
  now: number;
  /** Names of the customer's own statuses. */
  customStatuses: readonly string[];
  hasWork: boolean;
  /** The customer's alarm properties; read for verbs that `describe`. */
  definitions: readonly PropertyDefinition[];
}

/**
 * An action of people and rules on alarms, one or many at a time. `decide` is pure: it returns the change of one alarm, null if
 * there is none.
 */
export interface AlarmVerb<Schema extends z.ZodType = z.ZodType> {
  name: string;
  input: Schema;
  /** Ends the call before any alarm is looked at. @throws AppError FORBIDDEN, INVALID. */
  assert(ctx: DeciderCtx, input: z.output<Schema>): void;
  decide(before: AlarmState, input: z.output<Schema>, by: Decider, known: DescribedAlarm): Decision | Refusal | null;
  /** Set for a verb that needs the properties of alarms, which are not read for others. */
  describes?: true;
  /** Set for a verb that takes deleted alarms instead of existing ones. */
  ofDeleted?: true;
  /** WIRE.12: it conflicts with what others have done since; else the last one wins. */
  isVersioned?: true;
  /** Set for a verb during which the customer's statuses must not change. */
  readsStatuses?: true;
  /** Set for a verb that puts one value in the place of another, which fires nothing (ALM.12). */
  isMerge?: true;
  /** Set for a verb that is audited even for a few alarms; a job always is. */
  isAudited?: true;
  /** STAT.29: status and snooze can be restored. */
  canBeUndone?: true;
}

/** Input of a verb that takes nothing but the alarms. */
export const noInput = z.unknown().transform(() => null);

export const defineVerb = <Schema extends z.ZodType>(verb: AlarmVerb<Schema>): AlarmVerb<Schema> => verb;
