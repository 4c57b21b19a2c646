import { forCustomer } from '../../platform/database.ts';
import { propertyTexts, tokenOf } from '../alarms/model/property.ts';
import { isShortAlias } from '../assets/aliases/alias-scope.ts';
import { readDirectory } from '../assets/directories.ts';
import { type Directory, type Entity, placeClasses } from '../assets/directory.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { keyOf, similarity } from '../assets/similarity.ts';
import { aliasSuggestionDays } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { RecentTexts } from '../lists/alarms/alarm-history.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { type Run, runsOf } from '../properties/mentions.ts';
import { wordsOf } from '../properties/parse/words.ts';
import { findOwner } from './check-aliases.ts';

/** A text of recent payloads that names nothing, and may mean the entity. */
export interface AliasSuggestion {
  alias: string;
  /** Payloads that said it in the last days. */
  seen: number;
  alarms: number;
  /** Likeness to the entity's name, 0 to 1. */
  likeness: number;
}

const dayMs = 86_400_000;
/** Alarms whose texts are looked at, the most frequent ones. */
const alarmsMax = 2_000;
const suggestionsMax = 10;
/** Most words of a suggestion, and the least likeness to the name. */
const mostWords = 4;
const leastLike = 0.55;

/**
 * Suggests aliases of an entity: runs of words in recent payloads of alarms that name no equipment, which have the
 * numbers of its name and resemble it or its initials, the most frequent first.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function suggestAliases(ctx: Ctx, entityId: string): Promise<AliasSuggestion[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  const id = entityIdSchema.parse(entityId);
  const customerId = ctx.customer.id;
  const directory = await forCustomer(ctx.db, customerId, async (trx) => {
    await findOwner(trx, customerId, id);
    return readDirectory(trx, customerId);
  });
  const entity = directory.byId(id);
  const parts = entity ? partsOf(entity.name) : [];
  if (!entity || parts.length === 0) return [];
  const from = ctx.clock.now().getTime() - aliasSuggestionDays * dayMs;
  const texts = await ctx.history.recentTexts({ customerId, from, parts, limit: alarmsMax });
  return suggestionsFrom(texts, entity, directory);
}

/** Part that every text has that means the entity: its numbers, else the beginning of its longest word. */
function partsOf(name: string): string[] {
  const words = wordsOf(name).map(({ text }) => foldText(text));
  const numbers = words.filter((word) => /^\d+$/.test(word)).slice(0, 3);
  if (numbers.length > 0) return numbers;
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  return longest.length < 3 ? [] : [longest.slice(0, 4)];
}

/** Chooses the best run of each alarm's texts, and adds up those with the same letters. Pure. */
export function suggestionsFrom(
  recent: readonly RecentTexts[],
  entity: Entity,
  directory: Directory,
): AliasSuggestion[] {
  const building = directory.pathOf(entity).find(({ class: name }) => name === 'Building');
  const found = new Map<string, AliasSuggestion & { spellings: Map<string, number> }>();
  for (const one of recent) {
    if (isElsewhere(one.tokens, building?.name)) continue;
    const best = bestRun(one, entity, directory);
    if (!best) continue;
    const known = found.get(best.key) ?? {
      ...{ alias: best.text, seen: 0, alarms: 0, likeness: best.likeness, spellings: new Map<string, number>() },
    };
    known.seen += one.payloads;
    known.alarms += 1;
    known.spellings.set(best.text, (known.spellings.get(best.text) ?? 0) + one.payloads);
    found.set(best.key, known);
  }
  return [...found.values()]
    .sort((a, b) => b.seen - a.seen || b.likeness - a.likeness)
    .slice(0, suggestionsMax)
    .map(({ spellings, ...suggestion }) => ({
      ...suggestion,
      alias: [...spellings].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
    }));
}

/** True for an alarm that is known to be in another building. */
function isElsewhere(tokens: readonly string[], building: string | undefined): boolean {
  const type = placeClasses.Building;
  return building !== undefined && tokens.includes(type) && !tokens.includes(tokenOf(type, building));
}

function bestRun(texts: RecentTexts, entity: Entity, directory: Directory): (Run & { likeness: number }) | null {
  const own = keyOf(entity.name);
  const numbers = numbersOf(own);
  let best: (Run & { likeness: number }) | null = null;
  for (const field of propertyTexts)
    for (const run of runsOf(texts[field] ?? '', mostWords)) {
      if (numbersOf(run.key) !== numbers || !/\p{L}/u.test(run.key) || isShortAlias(run.key)) continue;
      // what is a name already means something else
      if (directory.find(run.key, 1).length > 0) continue;
      const likeness = Math.max(similarity(run.key, own), similarity(initialsOf(run.text), own));
      if (likeness < leastLike || likeness >= 1 + Number.EPSILON) continue;
      if (!best || likeness > best.likeness || (likeness === best.likeness && run.key.length < best.key.length))
        best = { ...run, likeness };
    }
  return best;
}

const numbersOf = (key: string): string => key.match(/\d+/g)?.join('.') ?? '';

/** First letters of the words, and the numbers: "Air Handler 3" is "ah3". */
const initialsOf = (text: string): string =>
  wordsOf(text)
    .map(({ text: word }) => (/^\d/.test(word) ? word : word.slice(0, 1)))
    .join('');
