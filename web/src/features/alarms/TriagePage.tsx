import { useParams } from 'react-router';
import { lensKey, standardGroup, tabName, useLensCounts, useLenses } from '#features/lenses/lenses.ts';
import { lensPath } from '#features/lists/lens-address.ts';
import { OpenLensEditor } from '#features/lists/lens-editor/OpenLensEditor.tsx';
import { TriageTabs } from '#features/lists/TriageTabs.tsx';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { LensView } from './LensView.tsx';
import { ownColumns } from './list/columns.tsx';

const columnsOfLens = (hasPlaces: boolean) => ownColumns({ isSnoozedLens: false, hasPlaces });

/** Triage: its tabs, and the alarms of the chosen lens. */
export function TriagePage() {
  const { group = standardGroup, lens: name = '' } = useParams();
  const { lenses, all, error, refetch } = useLenses('alarm');
  const lens = all?.find((each) => each.groupLabel === group && each.name === name) ?? null;
  const counts = useLensCounts(lens ? [lens] : []);
  const standard = lenses?.filter(({ groupLabel }) => groupLabel === standardGroup) ?? [];
  return (
    <Page
      crumbs={[{ name: texts.triage, to: '/alarms' }, { name: group }, { name: lens?.name ?? name }]}
      title={[lens ? tabName(lens) : name, texts.triage]}
    >
      <TriageTabs selectedId={lens?.id ?? ''} />
      {!lens && <h1 className="unseen">{name}</h1>}
      {lens && <LensView key={lensKey(lens)} lens={lens} count={counts.get(lens.id)} />}
      {lens && <OpenLensEditor kind="alarm" lens={lens} all={all ?? []} ownColumns={columnsOfLens} />}
      {all && !lens && (
        <Missing title={texts.pageMissing} detail={texts.lensMissing(name, group)}>
          {standard.slice(0, 2).map((each) => (
            <ButtonLink key={each.id} to={lensPath(each)}>
              {each.name}
            </ButtonLink>
          ))}
        </Missing>
      )}
      {!all && !error && <Skeleton />}
      {!all && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
    </Page>
  );
}
