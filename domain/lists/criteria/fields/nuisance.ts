import { allOf, atLeast, isIn } from '../expression.ts';
import type { Field } from './kinds.ts';
import { choiceOf, countOf } from './kinds.ts';

const chatters = atLeast('chatteringCount', 1);
const isFleeting = atLeast('fleetingCount', 1);
const neverChatters = isIn('chatteringCount', 0);
const neverFleeting = isIn('fleetingCount', 0);

/** ALM-071 to ALM-075 */
const chattering = allOf(chatters, neverFleeting);
const fleeting = allOf(isFleeting, neverChatters);
const both = allOf(chatters, isFleeting);
const none = allOf(neverChatters, neverFleeting);

/** How often an alarm was a nuisance within the last days. */
export const nuisanceFields = {
  nuisance: choiceOf('Nuisance Status', 'select', {
    chattering,
    fleeting,
    both,
    either: atLeast('nuisanceCount', 1),
    none,
  }),
  nuisanceBehavior: choiceOf('Nuisance Behavior', 'select', {
    CHATTERING: chattering,
    FLEETING: fleeting,
    CHATTERING_AND_FLEETING: both,
    NONE: none,
  }),
  chatteringCount: countOf('Chattering Count', 'chatteringCount'),
  fleetingCount: countOf('Fleeting Count', 'fleetingCount'),
  nuisanceCount: countOf('Nuisance Count', 'nuisanceCount'),
} satisfies Record<string, Field>;
