import type { Ctx } from '../../identity/ctx.ts';
import { haystackClasses } from '../files/haystack-classes.ts';
import { ownIdOf, refOfId } from '../files/own-ids.ts';
import { type HaystackDict, type HaystackValue, haysonOf, zincOf } from '../files/zinc.ts';
import { type ExportedEntity, type Reference, readEntities } from './read-entities.ts';

const ownTags = [
  'id',
  'dis',
  'siteRef',
  'spaceRef',
  'equipRef',
  'feeds',
  'brickClass',
  'spaceType',
  'criticality',
  'shop',
  'aliases',
];
const markerTags = [
  ...new Set(['site', 'floor', 'room', 'space', ...haystackClasses.flatMap(([markers]) => markers.split(' '))]),
];
const tags = [...ownTags, ...markerTags];

/**
 * Writes all places and assets as a grid of Haystack 4, in Zinc or JSON, while they are read. What an asset feeds is a
 * list of references, since Haystack has no word for it that fits every medium. @throws AppError FORBIDDEN.
 */
export async function* haystackOf(ctx: Ctx, format: 'zinc' | 'json'): AsyncGenerator<string> {
  const isJson = format === 'json';
  const ref: RefOf = ({ id, externalId }) => ({
    ...{ kind: 'ref', id: refOfId(externalId ?? ownIdOf(ctx.customer.id, id)), dis: null },
  });
  yield isJson
    ? `{"_kind":"grid","meta":{"ver":"3.0"},"cols":${JSON.stringify(tags.map((name) => ({ name })))},"rows":[`
    : `ver:"3.0"\n${tags.join()}\n`;
  let isFirst = true;
  for await (const entities of readEntities(ctx, null)) {
    const dicts = entities.map((entity) => dictOf(entity, ref));
    if (isJson) {
      const rows = dicts.map((dict) =>
        JSON.stringify(Object.fromEntries([...dict].map(([tag, value]) => [tag, haysonOf(value)]))),
      );
      yield (isFirst ? '' : ',\n') + rows.join(',\n');
    } else yield dicts.map((dict) => `${tags.map((tag) => zincCell(dict.get(tag))).join()}\n`).join('');
    isFirst = false;
  }
  if (isJson) yield ']}\n';
}

const zincCell = (value: HaystackValue | undefined): string => (value ? zincOf(value) : '');
const marker: HaystackValue = { kind: 'marker' };
const text = (value: string): HaystackValue => ({ kind: 'text', text: value });
type RefOf = (reference: Pick<Reference, 'id' | 'externalId'>) => HaystackValue;

function dictOf(entity: ExportedEntity, ref: RefOf): HaystackDict {
  const dict: HaystackDict = new Map([
    ['id', ref(entity)],
    ['dis', text(entity.name)],
  ]);
  for (const name of markersOf(entity)) dict.set(name, marker);
  // whatever place it is in: who reads it follows the reference
  if (entity.parent) dict.set(entity.class === 'Floor' ? 'siteRef' : 'spaceRef', ref(entity.parent));
  const list = (tag: string, values: HaystackValue[]): void => {
    if (values.length > 0) dict.set(tag, { kind: 'list', values });
  };
  list('equipRef', entity.partOf.map(ref));
  list('feeds', entity.feeds.map(ref));
  list('aliases', entity.aliases.map(text));
  if (entity.kind !== 'space') dict.set('brickClass', text(entity.classId ?? entity.class));
  for (const key of ['spaceType', 'criticality', 'shop'] as const)
    if (entity[key] !== null) dict.set(key, text(String(entity[key])));
  return dict;
}

function markersOf({ class: name, classId, kind }: ExportedEntity): string[] {
  if (kind === 'space')
    return name === 'Building' ? ['site'] : name === 'Floor' ? ['space', 'floor'] : ['space', 'room'];
  const known = haystackClasses.find(([, brickClass]) => brickClass === classId)?.[0].split(' ') ?? [];
  return [...new Set([...known, kind === 'system' ? 'system' : 'equip'])];
}
