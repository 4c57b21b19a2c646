import { Link, useParams } from 'react-router';
import { lensKey, standardGroup, tabName, useLensCounts, useLenses, useTriageWork } from '#features/lenses/lenses.ts';
import { LensTabs } from '#features/lists/LensTabs.tsx';
import { lensPath } from '#features/lists/lens-address.ts';
import { OpenLensEditor } from '#features/lists/lens-editor/OpenLensEditor.tsx';
import { triageWorkId, triageWorkPath } from '#features/lists/places/work-places.ts';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { DataState } from '#ui/DataState.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { defaultErrorBody } from '#ui/toast.tsx';
import { LensView } from './LensView.tsx';
import './triage.css';

const WorkExplorer = onDemand(async () => (await import('#features/work/WorkPage.tsx')).WorkExplorer);

/** Triage: the standard lenses and the lists of work as tabs, and the chosen one beneath. */
export function TriagePage() {
  const { group = standardGroup, lens: alarmLens, workTab, workLens, ticketId } = useParams();
  const alarms = useLenses('alarm');
  const work = useTriageWork();
  const isWork = alarmLens === undefined;
  const lens = alarms.all?.find((each) => each.groupLabel === group && each.name === alarmLens) ?? null;
  const list = (isWork && work.all?.find(({ id }) => id === triageWorkId(workTab))) || null;
  const shown = lens ?? list;
  const name = shown?.name ?? alarmLens ?? workLens ?? '';
  const standard = alarms.lenses?.filter(({ groupLabel }) => groupLabel === standardGroup) ?? [];
  const tabs = [...standard, ...work.tabs];
  const counts = new Map([...useLensCounts(alarms.lenses ?? []), ...useLensCounts(work.tabs)]);
  const error = (!alarms.all && alarms.error) || (!work.all && work.error);
  const readAgain = () => {
    alarms.refetch().catch(() => undefined);
    work.refetch().catch(() => undefined);
  };
  return (
    <Page
      crumbs={[
        { name: 'Triage', to: '/alarms' },
        { name: group },
        { name, to: ticketId && list ? triageWorkPath(list) : undefined },
        ...(ticketId ? [{ name: `W${ticketId}` }] : []),
      ]}
      title={[...(ticketId ? [`W${ticketId}`] : []), shown ? tabName(shown) : name, 'Triage']}
    >
      <LensTabs lenses={tabs} counts={counts} selectedId={shown?.id ?? ''} />
      {lens && <LensView key={lensKey(lens)} lens={lens} count={counts.get(lens.id)} />}
      {lens && <OpenLensEditor kind="alarm" lens={lens} all={alarms.all ?? []} />}
      {list && <WorkExplorer key={lensKey(list)} lens={list} base={triageWorkPath(list)} ticketId={ticketId ?? null} />}
      {list && <OpenLensEditor kind="work" lens={list} all={work.all ?? []} />}
      {alarms.all && work.all && !shown && (
        <DataState kind="missing" title="Page not found" detail={`There is no lens "${name}" in ${group}.`}>
          {standard.slice(0, 2).map((each) => (
            <Link key={each.id} className="btn" to={lensPath(each)}>
              {each.name}
            </Link>
          ))}
        </DataState>
      )}
      {!shown && error && (
        <DataState kind="failed" title="Failed to get alarms" detail={errorMessage(error) ?? defaultErrorBody}>
          <button type="button" className="btn" onClick={readAgain}>
            Try again
          </button>
        </DataState>
      )}
    </Page>
  );
}
