import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { ReparseForm } from './ReparseForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunPanel } from './RunPanel.tsx';
import * as css from './reparse.module.css';
import { Samples } from './Samples.tsx';
import { useReparse } from './use-reparse.ts';

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
        <div className={css.reparse}>
          <div className={css.reparseSide}>
            <ReparseForm systemId={systemId} view={view} />
            {runs && runs.length > 0 && <RunHistory runs={runs} shownId={shown?.id ?? null} onChoose={view.choose} />}
          </div>
          <div className={css.reparseMain}>
            {!runs && <Skeleton />}
            {shown && <RunPanel key={shown.id} run={shown} view={view} />}
            {shown && shown.samples.length > 0 && <Samples run={shown} />}
            {runs?.length === 0 && (
              <section className={kit.card}>
                <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />
              </section>
            )}
          </div>
        </div>
      )}
    </ProviderPage>
  );
}
