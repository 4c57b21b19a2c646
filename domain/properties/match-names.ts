import { type AlarmProperty, type AlarmTextsRead, type PropertyText, propertyTexts } from '../alarms/model/property.ts';
import { type Directory, type Entity, isPlace, type Named, placeClasses } from '../assets/directory.ts';
import { wordsOf } from './parse/words.ts';

/** Most words that a name is made of. */
const mostWords = 8;
/** Confidence of a name that occurs exactly as it is: only a person is certain. */
const surest = 0.97;

interface Match extends Named {
  field: PropertyText;
  text: string;
  length: number;
}

/**
 * Finds the names and aliases of a customer's places and assets in an alarm's texts (AST.6): whole words, the longest
 * wins. The places that contain a found place follow.
 * @param least the least similarity of a name, 0 to 1.
 */
export function matchNames(texts: AlarmTextsRead, directory: Directory, least: number): AlarmProperty[] {
  if (directory.isEmpty) return [];
  const matches = propertyTexts
    .flatMap((field) => matchesOf(field, texts[field] ?? '', directory, least))
    .sort((a, b) => b.likeness - a.likeness || b.length - a.length);
  const found = new Map<string, AlarmProperty>();
  const buildings = new Set(matches.filter(({ entity }) => entity.class === 'Building').map(({ entity }) => entity.id));
  for (const kind of ['asset', 'Room', 'Floor', 'Building']) {
    const candidates = matches.filter(({ entity }) => (isPlace(entity) ? entity.class : 'asset') === kind);
    const match = theOne(candidates, directory, buildings);
    if (match)
      for (const property of propertiesOf(match, directory))
        if (!found.has(property.type)) found.set(property.type, property);
  }
  return [...found.values()];
}

/** Returns the best unambiguous match: rooms of several buildings can have the same name. */
function theOne(candidates: readonly Match[], directory: Directory, buildings: ReadonlySet<number>): Match | null {
  const [best] = candidates;
  if (!best) return null;
  const equal = candidates.filter((one) => one.likeness === best.likeness && one.length === best.length);
  const ids = new Set(equal.map(({ entity }) => entity.id));
  if (ids.size === 1) return best;
  const near = equal.filter(({ entity }) => directory.pathOf(entity).some(({ id }) => buildings.has(id)));
  return new Set(near.map(({ entity }) => entity.id)).size === 1 ? (near[0] as Match) : null;
}

function matchesOf(field: PropertyText, text: string, directory: Directory, least: number): Match[] {
  const words = wordsOf(text.slice(0, 2_000));
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let key = '';
    for (let end = at; end < Math.min(words.length, at + mostWords); end += 1) {
      key += words[end]?.text;
      if (key.length > directory.longestKey + 2) break;
      const piece = text.slice(words[at]?.from, words[end]?.to);
      for (const named of directory.find(key, least))
        matches.push({ ...named, field, text: piece, length: key.length });
    }
  }
  return matches;
}

/**
 * Properties that an entity adds to alarms that name it: itself, its class and criticality, and the places it is in.
 */
export function factsOf(
  entity: Entity,
  directory: Pick<Directory, 'pathOf'>,
): Array<Pick<AlarmProperty, 'type' | 'value' | 'entityId'>> {
  const facts = directory
    .pathOf(entity)
    .flatMap((one) => (isPlace(one) ? [{ type: placeClasses[one.class], value: [one.name], entityId: one.id }] : []));
  if (isPlace(entity)) return facts;
  return [
    { type: 'asset_name', value: [entity.name], entityId: entity.id },
    { type: 'asset_type', value: [entity.class] },
    ...(entity.criticality === null ? [] : [{ type: 'asset_criticality', value: [String(entity.criticality)] }]),
    ...facts,
  ];
}

const propertiesOf = ({ entity, likeness, field, text }: Match, directory: Directory): AlarmProperty[] =>
  factsOf(entity, directory).map((fact) => ({
    ...fact,
    confidence: Math.round(surest * likeness * 100) / 100,
    by: 'ALIAS',
    text,
    field,
  }));
