import { useMutation, useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { PumpConfig } from '#domain/integrations/pump-config.ts';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { PumpFieldsFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { pumpPageTexts as texts } from '#texts/pump.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import { PumpState } from './PumpState.tsx';
import * as css from './pump.module.css';
import { pumpQuery, updatePumpMutation } from './pump-queries.ts';
import { SourceDialog } from './SourceDialog.tsx';
import { SourceTable } from './SourceTable.tsx';

const pollMs = 5_000;

/** The data pump of an integration: its state, what it reads, and how to install it. */
export function PumpPage() {
  const systemId = useParams().systemId ?? '';
  const { data, error, refetch } = useQuery(pumpQuery, {
    variables: { id: systemId },
    pollInterval: pollMs,
    context: { quiet: true },
  });
  const pump = data?.getExternalSystemPump;
  return (
    <ProviderPage name={texts.title}>
      <IntegrationHead title={texts.title} systemId={systemId} pathOf={(id) => `/integrations/${id}/pump`} />
      <div className={css.pump}>
        {!pump && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!pump && !error && <Skeleton />}
        {pump && <Pump key={pump.id} pump={pump} />}
      </div>
    </ProviderPage>
  );
}

function Pump({ pump }: { pump: PumpFieldsFragment }) {
  const config = pump.config as PumpConfig;
  const toaster = useToaster();
  const [update] = useMutation(updatePumpMutation, { context: { failure: texts.failedToSave } });
  /** The source that is edited by its place; a new one stands behind the last. */
  const [edited, setEdited] = useState<number | null>(null);
  const save = async (sources: readonly object[]): Promise<void> => {
    await update({ variables: { id: pump.id, config: { ...config, sources } } });
    toaster.success();
  };
  const add = (
    <Button icon={Plus} size="small" onClick={() => setEdited(config.sources.length)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      {pump.report && <PumpState report={pump.report} isConfigCurrent={pump.isConfigCurrent} />}
      {!pump.report && <InstallSteps systemId={pump.id} isRunner={pump.isRunner} />}
      {pump.isRunner ? (
        <Card title={texts.calls}>
          <p className={`${cardCss.cardBody} soft`}>{texts.callsDetail}</p>
        </Card>
      ) : (
        <Card title={texts.sources} aside={add}>
          {config.sources.length === 0 ? (
            <Empty kind="good" title={texts.noSources} detail={texts.noSourcesDetail} />
          ) : (
            <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
              <SourceTable
                sources={config.sources}
                states={pump.report?.sources ?? []}
                onEdit={setEdited}
                // a failure is shown in a toast
                onRemove={(at) => void save(config.sources.filter((_, index) => index !== at)).catch(() => undefined)}
              />
            </div>
          )}
        </Card>
      )}
      {pump.report && <InstallSteps systemId={pump.id} isRunner={pump.isRunner} />}
      {edited !== null && (
        <SourceDialog
          source={config.sources[edited] ?? null}
          save={async (source) => {
            await save([...config.sources.slice(0, edited), source, ...config.sources.slice(edited + 1)]);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
