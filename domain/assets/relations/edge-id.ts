import { z } from 'zod';
import { relationTexts } from '../../../texts/server/relations.ts';
import type { Edge, EdgeKind } from './kinds.ts';

const words = { feeds: 'feeds', 'has part': 'has' } as const satisfies Record<EdgeKind, string>;
const kinds = { feeds: 'feeds', has: 'has part' } as const;

/** Returns the id of a relation: its two ends and its kind, the same from whichever end it is seen. */
export const edgeId = ({ sourceId, kind, targetId }: Edge): string => `${sourceId}-${words[kind]}-${targetId}`;

/** Returns the id of the relation that an entity has with the place that contains it. */
export const placeId = (placeOf: { id: number; parentId: number }): string => `${placeOf.parentId}-holds-${placeOf.id}`;

/** Id of a relation as it is sent; that of a place is read-only, and known as such by its verb. */
export const edgeIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}-(feeds|has|holds)-[1-9]\d{0,14}$/, relationTexts.notFound)
  .transform((id): Edge & { isPlace: boolean } => {
    const [source, word, target] = id.split('-') as [string, keyof typeof kinds | 'holds', string];
    const isPlace = word === 'holds';
    return { sourceId: Number(source), kind: isPlace ? 'has part' : kinds[word], targetId: Number(target), isPlace };
  });
