import { type Actor, personActor, ruleActor, theSystem } from './actor.ts';
import type { Cause } from './cause.ts';

/** Why a change was made, and by whom. */
export interface Origin extends Actor {
  cause: Cause;
  /** Number of automation rules in a row that have led to it (AUTO.24); absent: none. */
  chain?: number;
}

export const bySource: Origin = { cause: 'SOURCE', ...theSystem };
export const bySweep: Origin = { cause: 'SWEEP', ...theSystem };
export const byReparse: Origin = { cause: 'REPARSE', ...theSystem };
/** Origin of what a replay adds: rules and notifications judge by its age (INT.17). */
export const byReplay: Origin = { cause: 'REPLAY', ...theSystem };
export const byPerson = (userId: string): Origin => ({ cause: 'PERSON', ...personActor(userId) });
/** @param id of an automation rule. @param chain how many rules in a row have led to it, this one included. */
export const byRule = (id: number, chain = 1): Origin => ({ cause: 'RULE', ...ruleActor(id), chain });
/** A merge or a renaming of values, which fires nothing (ALM.12). */
export const byMerge = (userId: string): Origin => ({ cause: 'MERGE', ...personActor(userId) });
export const byUndo = (userId: string): Origin => ({ cause: 'UNDO', ...personActor(userId) });
