import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { Empty, Failed } from '#ui/states.tsx';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { ReparseForm } from './ReparseForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunPanel } from './RunPanel.tsx';
import { Samples } from './Samples.tsx';
import { useReparse } from './use-reparse.ts';
import './reparse.css';

/** Has stored payloads of an integration read again, and shows what that changes (INT.16, INT.20). */
export function ReparsePage() {
  const systemId = useParams().systemId ?? '';
  return <Reparse key={systemId} systemId={systemId} />;
}

function Reparse({ systemId }: { systemId: string }) {
  const view = useReparse(systemId);
  const { runs, shown, error } = view;
  return (
    <ProviderPage name="Reparse">
      <IntegrationHead title="Reparse" systemId={systemId} pathOf={(id) => `/integrations/${id}/reparse`} />
      {error ? (
        <Failed title="Failed to get reparses" error={errorMessage(error)} onRetry={() => view.refetch()} />
      ) : (
        <div className="reparse">
          <div className="reparse-side">
            <ReparseForm systemId={systemId} view={view} />
            {runs && runs.length > 0 && <RunHistory runs={runs} shownId={shown?.id ?? null} onChoose={view.choose} />}
          </div>
          <div className="reparse-main">
            {shown && <RunPanel key={shown.id} run={shown} view={view} />}
            {shown && shown.samples.length > 0 && <Samples run={shown} />}
            {runs?.length === 0 && (
              <section className="card">
                <Empty
                  kind="good"
                  title="Nothing has been read again yet"
                  detail="A dry run shows what another version or map would read, and changes nothing."
                />
              </section>
            )}
          </div>
        </div>
      )}
    </ProviderPage>
  );
}
