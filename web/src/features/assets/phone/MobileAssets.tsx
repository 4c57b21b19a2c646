import { useRef } from 'react';
import { type Lens, lensKey, useLensCounts } from '#features/lenses/lenses.ts';
import { useLensAddress } from '#features/lists/lens-address.ts';
import { useKeptPlace, useLeftPlace } from '#features/lists/list-place.ts';
import { CardList, CardSkeleton } from '#features/lists/phone/CardList.tsx';
import { ListHead } from '#features/lists/phone/ListHead.tsx';
import { useMobileLens } from '#features/lists/phone/mobile-lens.ts';
import { useSearchField } from '#features/lists/phone/use-search-field.ts';
import { BottomBar } from '#frame/phone/BottomBar.tsx';
import { Strips } from '#frame/Strips.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useTitle } from '#session/release.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { sortOfLens } from '../asset-list.ts';
import { NewAssets } from '../NewAssets.tsx';
import { NoAssets } from '../NoAssets.tsx';
import { useAssets } from '../use-assets.ts';
import { AssetCard } from './AssetCard.tsx';
import './assets-phone.module.css';
import * as listPhoneCss from '#features/lists/phone/list-phone.module.css';
import * as mobileCss from '#frame/phone/mobile.module.css';
import * as touchCss from '#ui/phone/touch.module.css';

/** Places and assets on a phone: a lens as cards. */
export function MobileAssets() {
  const { lens, lenses, error, refetch } = useMobileLens('asset', 'active-assets');
  const counts = useLensCounts(lenses);
  const { address, change } = useLensAddress('asset');
  const search = useSearchField(address.searchTerm !== '');
  useTitle(lens?.name ?? texts.assets);
  return (
    <div className={touchCss.mobile}>
      <ListHead
        kind="asset"
        lens={lens}
        lenses={lenses}
        counts={counts}
        count={lens ? counts.get(lens.id) : undefined}
        search={search}
      />
      <Strips />
      <main className={mobileCss.mobileMain} id="content">
        {lens && <LensAssets key={lensKey(lens)} lens={lens} address={address} onClear={change.clearFilters} />}
        {!lens && !error && <Skeleton rowClass={listPhoneCss.listCard} />}
        {!lens && error && <Failed title={texts.failedList} error={errorMessage(error)} onRetry={() => refetch()} />}
      </main>
      <BottomBar onSearch={search.open} />
    </div>
  );
}

interface LensAssetsProps {
  lens: Lens;
  address: ReturnType<typeof useLensAddress>['address'];
  onClear: () => void;
}

/** The assets of a lens as cards. */
function LensAssets({ lens, address: { criteria, searchTerm }, onClear }: LensAssetsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useLeftPlace(lens.id);
  const assets = useAssets({
    ...{ lens, criteria, searchTerm, scroller },
    sort: sortOfLens(lens.tableOptions),
    firstRows: place?.rows,
  });
  const { list, status, loadMore, merge, reload } = assets;
  const { rows, hasMore } = list;
  useKeptPlace({
    place,
    now: { lensId: lens.id, focusedId: null, rows: rows.length },
    isReady: status === 'ready',
    scroller,
  });
  const mergeAndScrollUp = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <>
      <NewAssets list={list} onMerge={mergeAndScrollUp} />
      <CardList
        label={texts.label(lens.name)}
        rows={rows}
        hasMore={hasMore}
        isBusy={status === 'loading'}
        instead={
          rows.length > 0 ? null : (
            <NoAssets lens={lens} assets={assets} skeleton={<CardSkeleton />} onClear={onClear} />
          )
        }
        scroller={scroller}
        onNearEnd={loadMore}
        onRefresh={() => {
          merge();
          reload();
        }}
        card={(row) => <AssetCard row={row} />}
      />
    </>
  );
}
