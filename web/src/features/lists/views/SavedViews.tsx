import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import { viewTexts as texts } from '#texts/views.ts';
import { type LensSort, sortParam, useLensAddress } from '../lens-address.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { viewTypeOf } from './view-queries.ts';

interface Shown {
  criteria: Criterion[];
  columns: readonly string[] | null;
  sort: LensSort | null;
}

/** The person's saved views of this table: filters, columns and order under a name. */
export function SavedViews({ kind = 'alarm', now }: { kind?: LensKind; now: Shown }) {
  const { address, change } = useLensAddress(kind);
  const { criteria, columns, sort } = now;
  return (
    <ViewsMenu
      viewType={viewTypeOf(kind)}
      now={{ criteria, columns: columns ? [...columns] : null, sort: sort && sortParam(sort), pivot: null }}
      viewId={address.viewId}
      deleteHint={texts.deleteHint(listKinds[kind].words.noun)}
      onOpen={(view) => change.view(view && { ...view, columns: view.columns ?? null, sort: view.sort ?? null })}
      onMade={change.viewId}
    />
  );
}
