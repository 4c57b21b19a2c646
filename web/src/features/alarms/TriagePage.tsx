import { Link, useParams } from 'react-router';
import { errorMessage } from '../../app/apollo.ts';
import { Page } from '../../app/shell/Page.tsx';
import { DataState } from '../../ui/DataState.tsx';
import { defaultErrorBody } from '../../ui/toast.tsx';
import { LensTabs } from './LensTabs.tsx';
import { LensView } from './LensView.tsx';
import { LensEditor } from './lens-editor/LensEditor.tsx';
import { lensKey, standardGroup, tabName, useLensCounts, useLenses } from './lenses.ts';
import { copiedLens, lensPath, newLens, useLensAddress } from './list/lens-address.ts';
import './triage.css';

/** Triage: the standard lenses as tabs, and the chosen lens beneath. */
export function TriagePage() {
  const { group = '', lens: name = '' } = useParams();
  const { lenses, all, error, refetch } = useLenses('alarm');
  const { address, change } = useLensAddress();
  const counts = useLensCounts(lenses ?? []);
  const lens = all?.find((each) => each.groupLabel === group && each.name === name);
  const edited = all?.find(({ id, canEdit }) => id === address.editId && canEdit);
  const standard = lenses?.filter(({ groupLabel }) => groupLabel === standardGroup) ?? [];
  return (
    <Page
      crumbs={[{ name: 'Triage', to: '/alarms' }, { name: group }, { name }]}
      title={[lens ? tabName(lens) : name, 'Triage']}
    >
      <LensTabs lenses={standard} counts={counts} selectedId={lens?.id ?? ''} />
      {lens && <LensView key={lensKey(lens)} lens={lens} count={counts.get(lens.id)} />}
      {lens && address.editId && (edited || [newLens, copiedLens].includes(address.editId)) && (
        <LensEditor
          key={address.editId}
          lens={edited ?? null}
          copied={address.editId === copiedLens ? lens : null}
          criteria={address.criteria.length > 0 ? [...lens.criteria, ...address.criteria] : []}
          onClose={() => change.edit(null)}
        />
      )}
      {lenses && !lens && (
        <DataState kind="missing" title="Page not found" detail={`There is no lens "${name}" in ${group}.`}>
          {standard.slice(0, 2).map((each) => (
            <Link key={each.id} className="btn" to={lensPath(each)}>
              {each.name}
            </Link>
          ))}
        </DataState>
      )}
      {!lenses && error && (
        <DataState kind="failed" title="Failed to get alarms" detail={errorMessage(error) ?? defaultErrorBody}>
          <button type="button" className="btn" onClick={() => refetch()}>
            Try again
          </button>
        </DataState>
      )}
    </Page>
  );
}
