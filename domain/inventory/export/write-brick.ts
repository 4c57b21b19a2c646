import { DataFactory, type Literal, type NamedNode, type Quad, Writer } from 'n3';
import type { Ctx } from '../../identity/ctx.ts';
import { ownOf } from '../../own.ts';
import { brick, rdf, rdfs, rec, skos } from '../files/brick-terms.ts';
import { iriOfId, ownIdOf, ownTerms } from '../files/own-ids.ts';
import { type ExportedEntity, type Reference, readEntities } from './read-entities.ts';

const { namedNode, literal, quad } = DataFactory;
type NodeOf = (reference: Pick<Reference, 'id' | 'externalId'>) => NamedNode;
const prefixes = { brick, rec, rdf, rdfs, skos };

/** Writes all places, assets and relations as a Brick 1.4 model (Turtle), while they are read. @throws AppError FORBIDDEN. */
export async function* brickOf(ctx: Ctx): AsyncGenerator<string> {
  const nodeOf: NodeOf = ({ id, externalId }) => namedNode(iriOfId(externalId ?? ownIdOf(ctx.customer.id, id)));
  const writer = new Writer({ prefixes });
  let head = Object.entries(prefixes)
    .map(([name, iri]) => `@prefix ${name}: <${iri}> .\n`)
    .join('');
  for await (const entities of readEntities(ctx, null)) {
    yield head + writer.quadsToString(entities.flatMap((entity) => quadsOf(entity, nodeOf)));
    head = '';
  }
  if (head !== '') yield head;
}

const placeTerms: Record<string, string> = { Building: `${rec}Building`, Floor: `${rec}Level`, Room: `${rec}Room` };

function quadsOf(entity: ExportedEntity, nodeOf: NodeOf): Quad[] {
  const subject = nodeOf(entity);
  const say = (predicate: string, value: NamedNode | Literal): Quad => quad(subject, namedNode(predicate), value);
  const isPlace = entity.kind === 'space';
  return [
    say(`${rdf}type`, namedNode(classOf(entity))),
    say(`${rdfs}label`, literal(entity.name)),
    ...(entity.parent === null ? [] : [say(`${brick}${isPlace ? 'isPartOf' : 'hasLocation'}`, nodeOf(entity.parent))]),
    ...entity.partOf.map((whole) => say(`${brick}isPartOf`, nodeOf(whole))),
    ...entity.feeds.map((fed) => say(`${brick}feeds`, nodeOf(fed))),
    ...entity.aliases.map((alias) => say(`${skos}altLabel`, literal(alias))),
    ...(['spaceType', 'criticality', 'shop'] as const).flatMap((key) =>
      entity[key] === null ? [] : [say(`${ownTerms}${key}`, literal(String(entity[key])))],
    ),
  ];
}

/** A class of the customer's own is one of Brick's kinds. */
function classOf({ class: name, classId, kind }: ExportedEntity): string {
  if (kind === 'space') return ownOf(placeTerms, name) ?? (placeTerms.Room as string);
  return (
    brick + (classId !== null && /^[A-Z]\w*$/.test(classId) ? classId : kind === 'system' ? 'System' : 'Equipment')
  );
}
