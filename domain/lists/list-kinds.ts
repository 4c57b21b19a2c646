import type { ListKind } from './criteria/list-kind.ts';
import * as kinds from './generated/kinds.ts';

export type { ListMessages } from './generated/kinds.ts';

type Kinds = typeof kinds;
/** Kinds of lists that people make lenses and save views of. */
export type LensKind = keyof Kinds;
export type ViewType = Kinds[LensKind]['viewType'];

/** The kinds of lists, by the type of their lenses. */
export const listKinds: { readonly [Kind in LensKind]: ListKind & Pick<Kinds[Kind], 'viewType'> } = kinds;
export const listKindNames = Object.keys(kinds) as [LensKind, ...LensKind[]];

/** Orders of a kind's lists, as `FIELD.DIRECTION`; the first is the default. */
export const sortsOf = (kind: LensKind): string[] =>
  listKinds[kind].orders.flatMap((name) => [`${name}.DESC`, `${name}.ASC`]);
