import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { ReparseForm } from './ReparseForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunPanel } from './RunPanel.tsx';
import { Samples } from './Samples.tsx';
import { useReparse } from './use-reparse.ts';
import './reparse.css';

/** Reparses stored payloads of an integration, and shows the changes (INT.16, INT.20). */
export function ReparsePage() {
  const systemId = useParams().systemId ?? '';
  return <Reparse key={systemId} systemId={systemId} />;
}

function Reparse({ systemId }: { systemId: string }) {
  const view = useReparse(systemId);
  const { runs, shown, error } = view;
  return (
    <ProviderPage name={texts.title}>
      <IntegrationHead title={texts.title} systemId={systemId} pathOf={(id) => `/integrations/${id}/reparse`} />
      {error ? (
        <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => view.refetch()} />
      ) : (
        <div className="reparse">
          <div className="reparse-side">
            <ReparseForm systemId={systemId} view={view} />
            {runs && runs.length > 0 && <RunHistory runs={runs} shownId={shown?.id ?? null} onChoose={view.choose} />}
          </div>
          <div className="reparse-main">
            {!runs && <Skeleton />}
            {shown && <RunPanel key={shown.id} run={shown} view={view} />}
            {shown && shown.samples.length > 0 && <Samples run={shown} />}
            {runs?.length === 0 && (
              <section className="card">
                <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />
              </section>
            )}
          </div>
        </div>
      )}
    </ProviderPage>
  );
}
