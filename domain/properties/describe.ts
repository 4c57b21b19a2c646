import {
  type AlarmProperty,
  type AlarmTextsRead,
  builtInDefinitions,
  propertySources,
} from '../alarms/model/property.ts';
import type { Directory } from '../assets/directory.ts';
import { matchNames } from './match-names.ts';
import { parseProperties } from './parse/parse-properties.ts';

const order = new Map(builtInDefinitions.map(({ name }, index) => [name, index]));

/**
 * Derives the properties of an alarm from its texts, beneath people's votes: human over alias over parser (PROP.2). A
 * property that a person has voted on stays as it is, regardless of the texts (PROP.5). Pure.
 * @param known the properties it has.
 * @param least the least similarity of a name to one of the directory, 0 to 1.
 */
export function describe(
  texts: AlarmTextsRead,
  { directory, least, known }: { directory: Directory; least: number; known: readonly AlarmProperty[] },
): AlarmProperty[] {
  return strongest([
    ...known.filter(({ by }) => by === 'PERSON'),
    ...matchNames(texts, directory, least),
    ...parseProperties(texts),
  ]);
}

/** Keeps the strongest property of each type, in the order of the built-in definitions. */
export function strongest(properties: readonly AlarmProperty[]): AlarmProperty[] {
  const found = new Map<string, AlarmProperty>();
  const rank = ({ by }: AlarmProperty): number => propertySources.indexOf(by);
  for (const property of properties) {
    const other = found.get(property.type);
    if (!other || rank(property) < rank(other)) found.set(property.type, property);
  }
  const place = ({ type }: AlarmProperty): number => order.get(type) ?? order.size;
  return [...found.values()].sort((a, b) => place(a) - place(b) || (a.type < b.type ? -1 : 1));
}
