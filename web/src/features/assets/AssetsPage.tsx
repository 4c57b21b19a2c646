import { useParams } from 'react-router';
import { lensKey, useLenses } from '#features/lenses/lenses.ts';
import { OpenLensEditor } from '#features/lists/lens-editor/OpenLensEditor.tsx';
import { assetLensPath } from '#features/lists/places/asset-places.ts';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { pageTexts } from '#texts/pages.ts';
import { Redirect } from '#ui/Redirect.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { AssetList } from './AssetList.tsx';

/** Places and assets of a lens; an unknown lens leads to the start of the area (AST-036). */
export function AssetsPage() {
  const { team = '', lens: name = '' } = useParams();
  const { all, error, refetch } = useLenses('asset');
  const lens = all?.find((each) => each.groupLabel === team && each.name === name) ?? null;
  if (all && !lens) return <Redirect to="/assets" />;
  return (
    <Page
      crumbs={[
        { name: pageTexts.assets, to: '/assets' },
        { name, to: lens ? assetLensPath(lens) : undefined },
      ]}
      title={[name, pageTexts.assets]}
    >
      {lens && <AssetList key={lensKey(lens)} lens={lens} />}
      {lens && <OpenLensEditor kind="asset" lens={lens} all={all ?? []} />}
      {!all && <h1 className="unseen">{name}</h1>}
      {!all && !error && <Skeleton />}
      {!all && error && <Failed title={texts.failedList} error={errorMessage(error)} onRetry={() => refetch()} />}
    </Page>
  );
}
