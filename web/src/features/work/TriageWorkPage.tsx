import { useParams } from 'react-router';
import { lensKey, standardGroup, tabName, useTriageWork } from '#features/lenses/lenses.ts';
import { defaultLensPath } from '#features/lists/lens-address.ts';
import { OpenLensEditor } from '#features/lists/lens-editor/OpenLensEditor.tsx';
import { triageWorkId, triageWorkPath } from '#features/lists/places/work-places.ts';
import { TriageTabs } from '#features/lists/TriageTabs.tsx';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { workTexts } from '#texts/work.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { WorkExplorer } from './WorkPage.tsx';

/** Triage: its tabs, and the tickets of a list of work. */
export function TriageWorkPage() {
  const { workTab, workLens, ticketId } = useParams();
  const { all, error, refetch } = useTriageWork();
  const list = all?.find(({ id }) => id === triageWorkId(workTab)) ?? null;
  const name = list?.name ?? workLens ?? '';
  const ticket = ticketId ? [`W${ticketId}`] : [];
  return (
    <Page
      crumbs={[
        { name: workTexts.triage, to: '/alarms' },
        { name: standardGroup },
        { name, to: ticketId && list ? triageWorkPath(list) : undefined },
        ...ticket.map((id) => ({ name: id })),
      ]}
      title={[...ticket, list ? tabName(list) : name, workTexts.triage]}
    >
      <TriageTabs selectedId={list?.id ?? ''} />
      {list && <WorkExplorer key={lensKey(list)} lens={list} base={triageWorkPath(list)} ticketId={ticketId ?? null} />}
      {list && <OpenLensEditor kind="work" lens={list} all={all ?? []} />}
      {all && !list && (
        <Missing title={workTexts.pageNotFound} detail={workTexts.noLens(name, standardGroup)}>
          <ButtonLink to={defaultLensPath}>{workTexts.triage}</ButtonLink>
        </Missing>
      )}
      {!all && !error && <Skeleton />}
      {!all && error && <Failed title={workTexts.failed.list} error={errorMessage(error)} onRetry={() => refetch()} />}
    </Page>
  );
}
