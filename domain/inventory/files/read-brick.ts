import { Parser, type Quad } from 'n3';
import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { type EntityClass, findBrickClass } from '../../assets/classes/classes.ts';
import { ownOf } from '../../own.ts';
import { predicates, rdf, rdfs, rec, renamedClasses, skos, termOf } from './brick-terms.ts';
import { decodeText } from './decode-text.ts';
import type { InventoryTable } from './inventory-table.ts';
import { type ModelItem, tableOfModel } from './model-rows.ts';
import { idOfIri, ownTerms } from './own-ids.ts';

const labels = [`${rdfs}label`, `${skos}prefLabel`, `${rec}name`];
/** Most steps from a class of the file to one of Brick. */
const deepest = 20;

type Place = 'building' | 'floor' | 'room' | 'zone';

/**
 * Reads a Brick model (Turtle) of any version as a table: buildings, floors, rooms, equipment and systems, where they
 * are, what they are part of and what they feed. What feeds a zone feeds its rooms. Points are left out.
 * @throws AppError INVALID with the line for what is no Turtle, or for a model without places and assets.
 */
export function readBrick(bytes: Uint8Array): InventoryTable {
  const { text, encoding } = decodeText(bytes);
  const model = collect(parsed(text));
  const items = [...model.things.values()].flatMap((thing): ModelItem[] =>
    thing.type === 'zone' ? [] : [itemOf(thing, thing.type, model)],
  );
  return tableOfModel('brick', items, { encoding, leftOut: model.leftOut });
}

function parsed(text: string): Quad[] {
  try {
    return new Parser({ format: 'text/turtle' }).parse(text);
  } catch (error) {
    throw invalid(inventoryTexts.badModel(error instanceof Error ? error.message : String(error)));
  }
}

/** A place or an asset while the model is read. */
interface Thing {
  id: string;
  type: ModelItem['type'] | 'zone';
  class: string;
}
interface Model {
  things: Map<string, Thing>;
  texts: Map<string, Map<string, string[]>>;
  feeds: Map<string, Set<string>>;
  parts: Map<string, Set<string>>;
  wholes: Map<string, Set<string>>;
  /** Places that something is in. */
  locations: Map<string, Set<string>>;
  leftOut: number;
  /** The building of a model that has one: floors and rooms that are said to be nowhere are in it. */
  onlyBuilding: string | undefined;
}

function collect(quads: readonly Quad[]): Model {
  const typesOf = new Map<string, Set<string>>();
  const above = new Map<string, string>();
  const model: Model = {
    things: new Map(),
    texts: new Map(),
    feeds: new Map(),
    parts: new Map(),
    wholes: new Map(),
    locations: new Map(),
    leftOut: 0,
    onlyBuilding: undefined,
  };
  for (const { subject, predicate, object } of quads) {
    if (subject.termType !== 'NamedNode') continue;
    if (object.termType === 'Literal') {
      const texts = model.texts.get(subject.value) ?? new Map<string, string[]>();
      model.texts.set(subject.value, texts);
      const values = texts.get(predicate.value);
      if (values) values.push(object.value);
      else texts.set(predicate.value, [object.value]);
    } else if (object.termType !== 'NamedNode') continue;
    else if (predicate.value === `${rdf}type`) add(typesOf, subject.value, object.value);
    else if (predicate.value === `${rdfs}subClassOf`) above.set(subject.value, object.value);
    else keepRelation(model, subject.value, termOf(predicate.value), object.value);
  }
  const classOf = createClassOf(above);
  for (const [id, types] of typesOf) {
    const known = [...types].flatMap((iri) => classOf(iri) ?? []).sort((a, b) => b.depth - a.depth)[0];
    if (known) model.things.set(id, { id, type: known.type, class: known.label });
    else model.leftOut += 1;
  }
  const buildings = [...model.things.values()].filter(({ type }) => type === 'building');
  if (buildings.length === 1) model.onlyBuilding = buildings[0]?.id;
  return model;
}

function keepRelation(model: Model, subject: string, term: string | null, object: string): void {
  const known = term === null ? undefined : ownOf(predicates, term);
  if (!known) return;
  const [from, to] = known.isInverse ? [object, subject] : [subject, object];
  if (known.says === 'feeds') add(model.feeds, from, to);
  else if (known.says === 'contains') add(model.locations, to, from);
  else {
    add(model.parts, from, to);
    add(model.wholes, to, from);
  }
}

/** Makes a function that finds the kind of a class, its own or the nearest of Brick above it. */
function createClassOf(above: ReadonlyMap<string, string>) {
  return (iri: string): { type: Thing['type']; label: string; depth: number } | null => {
    let term = iri;
    for (let steps = 0; steps < deepest; steps += 1) {
      const name = termOf(term);
      const local = name === null ? null : (ownOf(renamedClasses, name) ?? name);
      const found = local === null ? null : findBrickClass(local);
      if (found) {
        const lineage = lineageOf(found);
        return { type: typeOf(found, lineage), label: found.name, depth: lineage.length };
      }
      const next = above.get(term);
      if (next === undefined) return null;
      term = next;
    }
    return null;
  };
}

function lineageOf(found: EntityClass): string[] {
  const lineage = [found.id];
  for (let at = found.parent; at !== null && lineage.length < deepest; at = findBrickClass(at)?.parent ?? null)
    lineage.push(at);
  return lineage;
}

const placeOf: Readonly<Record<string, Place>> = { Building: 'building', Level: 'floor', Room: 'room' };

/** A space that is neither building, floor nor room is one that groups rooms. */
const typeOf = ({ kind }: EntityClass, lineage: readonly string[]): Thing['type'] =>
  kind === 'space' ? (lineage.map((name) => placeOf[name]).find((place) => place !== undefined) ?? 'zone') : kind;

function itemOf({ id, type, class: className }: Thing, itemType: ModelItem['type'], model: Model): ModelItem {
  const isPlace = itemType === 'building' || itemType === 'floor' || itemType === 'room';
  const wholes = [...(model.wholes.get(id) ?? [])];
  const isPlaceId = (other: string): boolean => placeRank(model.things.get(other)?.type) > 0;
  const around = [...(model.locations.get(id) ?? []), ...wholes].filter(
    (other) => isPlaceId(other) && (!isPlace || placeRank(model.things.get(other)?.type) < placeRank(type)),
  );
  // the innermost place says where it is
  const [innermost] = around.sort(
    (a, b) => placeRank(model.things.get(b)?.type) - placeRank(model.things.get(a)?.type),
  );
  const location = innermost ?? (itemType === 'floor' || itemType === 'room' ? model.onlyBuilding : undefined);
  const texts = model.texts.get(id);
  const first = (...terms: string[]): string | undefined => terms.flatMap((term) => texts?.get(term) ?? [])[0];
  const isAsset = (other: string): boolean => ['equipment', 'system'].includes(model.things.get(other)?.type ?? '');
  return {
    ...{ type: itemType, externalId: idOfIri(id), name: first(...labels) ?? localName(id) },
    class: isPlace ? { building: 'Building', floor: 'Floor', room: 'Room' }[itemType] : className,
    location: location === undefined ? undefined : idOfIri(location),
    partOf: isPlace ? [] : wholes.filter(isAsset).map(idOfIri),
    feeds: isPlace
      ? []
      : [...new Set([...(model.feeds.get(id) ?? [])].flatMap((fed) => fedBy(fed, model)))].map(idOfIri),
    aliases: texts?.get(`${skos}altLabel`) ?? [],
    spaceType: first(`${ownTerms}spaceType`) ?? (itemType === 'room' && className !== 'Room' ? className : undefined),
    criticality: first(`${ownTerms}criticality`),
    shop: first(`${ownTerms}shop`),
  };
}

const placeRank = (type: Thing['type'] | undefined): number =>
  ['building', 'floor', 'room'].indexOf(type as string) + 1;

/** Replaces zones by their rooms in relations: a relation is one hop (AST.3). */
function fedBy(id: string, model: Model): string[] {
  const type = model.things.get(id)?.type;
  if (type === undefined) return [];
  if (type !== 'zone') return [id];
  return [...(model.parts.get(id) ?? [])].filter((part) => model.things.get(part)?.type === 'room');
}

const localName = (iri: string): string => {
  const name = iri.slice(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/'), iri.lastIndexOf(':')) + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

function add(to: Map<string, Set<string>>, key: string, value: string): void {
  const known = to.get(key);
  if (known) known.add(value);
  else to.set(key, new Set([value]));
}
