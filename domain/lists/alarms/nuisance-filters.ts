import { allOf, atLeast, isIn } from '../criteria/expression.ts';
import { choiceOf, countOf, type Filters } from '../criteria/filter.ts';
import { alarmColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

const chatters = atLeast(alarmColumn.chatteringCount, 1);
const isFleeting = atLeast(alarmColumn.fleetingCount, 1);
const neverChatters = isIn(alarmColumn.chatteringCount, 0);
const neverFleeting = isIn(alarmColumn.fleetingCount, 0);

/** ALM-071 to ALM-075 */
const chattering = allOf(chatters, neverFleeting);
const fleeting = allOf(isFleeting, neverChatters);
const both = allOf(chatters, isFleeting);
const none = allOf(neverChatters, neverFleeting);

/** Nuisance of the last days. */
export const nuisanceFilters = {
  nuisance: choiceOf('Nuisance Status', 'select', {
    chattering,
    fleeting,
    both,
    either: atLeast(alarmColumn.nuisanceCount, 1),
    none,
  }),
  nuisanceBehavior: choiceOf('Nuisance Behavior', 'select', {
    CHATTERING: chattering,
    FLEETING: fleeting,
    CHATTERING_AND_FLEETING: both,
    NONE: none,
  }),
  chatteringCount: countOf('Chattering Count', alarmColumn.chatteringCount),
  fleetingCount: countOf('Fleeting Count', alarmColumn.fleetingCount),
  nuisanceCount: countOf('Nuisance Count', alarmColumn.nuisanceCount),
} satisfies Filters<AlarmRow>;
