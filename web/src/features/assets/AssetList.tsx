import { Plus, RefreshCw, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { assetFilterCategories } from '#domain/lists/assets/asset-filters.ts';
import { assetColumns } from '#domain/lists/assets/table-columns.ts';
import { listKinds } from '#domain/lists/list-kinds.ts';
import { CriteriaPills, untoldCriteria } from '#features/criteria/CriteriaPills.tsx';
import type { Criterion } from '#features/criteria/criteria.ts';
import { FilterPopover } from '#features/criteria/FilterPopover.tsx';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import { newLens, useLensAddress } from '#features/lists/lens-address.ts';
import { entityPath } from '#features/lists/places/asset-places.ts';
import { useSearchText } from '#features/lists/use-search-text.ts';
import { ColumnsButton } from '#features/lists/views/ColumnsButton.tsx';
import { ViewsMenu } from '#features/lists/views/ViewsMenu.tsx';
import { can, importsAssets } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { viewTexts } from '#texts/views.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { AssetTable } from './AssetTable.tsx';
import { parseAssetSort, sortOfLens } from './asset-list.ts';
import * as css from './assets.module.css';
import { CategoryFilters } from './CategoryFilters.tsx';
import { columnsOf, columnsOfLens, ownColumns, readAssetColumns } from './columns.tsx';
import { NoAssets } from './NoAssets.tsx';
import { useAssets } from './use-assets.ts';
import { useRefresh } from './use-refresh.ts';

const EntityDialog = onDemand(async () => (await import('./dialogs/EntityDialog.tsx')).EntityDialog);

/** The places and assets of one lens: filters, columns, views, and rows that follow what happens. */
export function AssetList({ lens }: { lens: Lens }) {
  usePreload(EntityDialog);
  const me = useMe();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { address, change } = useLensAddress('asset');
  const { criteria, searchTerm } = address;
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const chosenSort = parseAssetSort(params.get('sort'));
  const chosenColumns = readAssetColumns(params.get('columns')?.split(','));
  const sort = chosenSort ?? sortOfLens(lens.tableOptions);
  const columns = chosenColumns ?? columnsOfLens(lens.tableOptions) ?? ownColumns;
  const assets = useAssets({ lens, criteria, searchTerm, sort, scroller });
  const { list, status, loadMore, merge } = assets;
  const options = useServerOptions('asset', [...lockedCriteria(lens), ...criteria]);
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const sortName = chosenSort && `${chosenSort.field}.${chosenSort.direction}`;
  return (
    <section className={css.assetList} aria-label={lens.name}>
      <h1 className="unseen">{lens.name}</h1>
      <div className={css.assetBar}>
        <AssetSearch searchTerm={searchTerm} onSearch={change.search} />
        <CategoryFilters categories={assetFilterCategories} criteria={criteria} onCriteria={change.criteria} />
        <FilterPopover
          kind="asset"
          lens={lens}
          criteria={criteria}
          searchTerm={searchTerm}
          serverOptions={options}
          onApply={change.criteria}
          onSaveAsLens={
            can(me, 'lenses.own', 'CREATE') ? (filters: Criterion[]) => change.edit(newLens, filters) : undefined
          }
        />
        <div className="grow" />
        <ViewsMenu
          viewType="assets"
          now={{ criteria, columns: chosenColumns, sort: sortName, pivot: null }}
          viewId={address.viewId}
          deleteHint={viewTexts.deleteHint(listKinds.asset.words.noun)}
          onOpen={(view) => change.view(view && { ...view, columns: view.columns ?? null, sort: view.sort ?? null })}
          onMade={change.viewId}
        />
        <ColumnsButton
          heads={assetColumns}
          columns={columns}
          isOwn={chosenColumns === null}
          onChange={(next) => set('columns', next?.join() ?? null)}
        />
        {importsAssets(me) && (
          <ButtonLink size="small" icon={Upload} to="/assets/import">
            {texts.import}
          </ButtonLink>
        )}
        {can(me, 'assets', 'CREATE') && (
          <Button variant="primary" size="small" icon={Plus} onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        )}
        <ActionsMenu
          actions={[
            {
              ...{ label: texts.refreshAll, icon: RefreshCw, hide: !can(me, 'assets', 'EDIT') },
              action: () => void refresh(null),
            },
          ]}
        />
      </div>
      <CriteriaPills
        locked={untoldCriteria(lens)}
        criteria={criteria}
        serverOptions={options}
        onCriteria={change.criteria}
      />
      <SourcesStrip />
      <AssetTable
        label={texts.label(lens.name)}
        list={list}
        total={list.total}
        columns={columnsOf(columns)}
        sort={sort}
        isBusy={status === 'loading'}
        instead={list.rows.length > 0 ? null : <NoAssets lens={lens} assets={assets} onClear={change.clearFilters} />}
        scroller={scroller}
        onSort={(next) => set('sort', `${next.field}.${next.direction}`)}
        onNearEnd={loadMore}
        onMerge={merge}
      />
      <p className={`${css.assetFoot} meta quiet num`}>{list.total === null ? '' : texts.count(list.total)}</p>
      {isCreating && <EntityDialog onClose={() => setCreating(false)} onDone={({ id }) => navigate(entityPath(id))} />}
    </section>
  );
}

function AssetSearch({ searchTerm, onSearch }: { searchTerm: string; onSearch: (term: string) => void }) {
  const [text, setText] = useSearchText(searchTerm, onSearch);
  return (
    <input
      type="search"
      className={css.assetSearch}
      aria-label={texts.search}
      aria-keyshortcuts="/"
      placeholder={texts.searchHint}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
