import type { ReactNode } from 'react';
import type { Lens } from '#features/lenses/lenses.ts';
import { errorMessage } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import type { AssetRows } from './use-assets.ts';

interface NoAssetsProps {
  lens: Lens;
  assets: AssetRows;
  /** Placeholder while rows are read. */
  skeleton?: ReactNode;
  onClear: () => void;
}

/** Why a lens of assets shows no rows; the same on phone and desktop. */
export function NoAssets({ lens, assets, skeleton, onClear }: NoAssetsProps) {
  const { status, error, isFiltered, reload } = assets;
  if (status === 'loading') return skeleton ?? <Skeleton />;
  if (status === 'failed') return <Failed title={texts.failedList} error={errorMessage(error)} onRetry={reload} />;
  if (isFiltered)
    return (
      <Empty kind="filtered" title={texts.noMatch}>
        <Button onClick={onClear}>{texts.clearFilters}</Button>
      </Empty>
    );
  return lens.id === 'active-assets' ? (
    <Empty kind="good" title={texts.emptyActive} />
  ) : (
    <Empty
      kind="none"
      title={texts.empty}
      detail={lens.id === 'all-assets' ? texts.emptyDetail : texts.emptyLensDetail}
    />
  );
}
