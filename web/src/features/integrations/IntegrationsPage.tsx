import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { IntegrationFormFragment, IntegrationHealthState, IntegrationRowFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useIntegrationChanges } from '#session/use-integration-changes.ts';
import { integrationTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { healthLooks } from '#ui/Health.tsx';
import { Bone, Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { EditIntegration } from './EditIntegration.tsx';
import { IntegrationModal } from './form/IntegrationModal.tsx';
import { IntegrationTable } from './IntegrationTable.tsx';
import { integrationsQuery } from './integration-queries.ts';
import * as css from './integrations.module.css';
import { useLicenseKey } from './LicenseKeyField.tsx';
import { type ReadyIntegration, ReadyModal } from './ReadyModal.tsx';
import { byNeed } from './traffic.ts';

const pollMs = 30_000;

/** The integrations of the customer that the provider's staff works on; the address names the one that is edited. */
export function IntegrationsPage() {
  const { data, error, refetch } = useQuery(integrationsQuery, { context: { quiet: true }, pollInterval: pollMs });
  useIntegrationChanges(refetch);
  const [params, setParams] = useSearchParams();
  const [made, setMade] = useState<ReadyIntegration | null>(null);
  const readKey = useLicenseKey();
  const toaster = useToaster();
  const rows = data?.externalSystemsAndCount.externalSystems;
  const edited = params.get('edit');
  const close = () => setParams({}, { replace: true });
  const add = () => setParams({ add: '' });

  const added = async (integration: IntegrationFormFragment) => {
    close();
    toaster.success();
    const licenseKey = integration.licenseKey ? await readKey(integration.id).catch(() => null) : null;
    if (licenseKey || integration.inboundEmailAddress) setMade({ integration, licenseKey });
  };
  const saved = () => {
    close();
    toaster.success();
  };
  return (
    <ProviderPage name={texts.title}>
      <div className={providerPageCss.providerHead}>
        <h1 className="grow">{texts.title}</h1>
        {rows && rows.length > 0 && <Summary rows={rows} />}
        <Button variant="primary" icon={Plus} onClick={add}>
          {texts.add}
        </Button>
      </div>
      <div className={css.intScroll}>
        {rows === undefined && error && (
          <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {rows === undefined && !error && <Bones />}
        {rows?.length === 0 && (
          <Empty kind="good" title={texts.empty} detail={texts.emptyDetail}>
            <Button variant="primary" onClick={add}>
              {texts.add}
            </Button>
          </Empty>
        )}
        {rows && rows.length > 0 && <IntegrationTable rows={byNeed(rows)} onEdit={(id) => setParams({ edit: id })} />}
      </div>
      {params.has('add') && <IntegrationModal stored={null} onSaved={added} onClose={close} />}
      {edited && <EditIntegration key={edited} id={edited} onSaved={saved} onClose={close} />}
      {made && <ReadyModal {...made} onClose={() => setMade(null)} />}
    </ProviderPage>
  );
}

const states: IntegrationHealthState[] = ['UNHEALTHY', 'MODERATELY_HEALTHY', 'HEALTHY', 'UNKNOWN', 'INACTIVE'];

/** Number of integrations in each state. */
function Summary({ rows }: { rows: IntegrationRowFragment[] }) {
  return (
    <ul className={`${css.intSummary} meta soft num`}>
      {states.map((state) => {
        const count = rows.filter(({ health }) => health.state === state).length;
        const [tone, Icon] = healthLooks[state];
        return count === 0 ? null : (
          <li key={state} className="line">
            <Icon size={13} style={{ color: `var(--${tone}-icon)` }} aria-hidden />
            {formatCount(count)} {texts.health[state]}
          </li>
        );
      })}
    </ul>
  );
}

/** Rows of bones while the first answer is awaited. */
const Bones = () => (
  <Skeleton
    rowClass={css.intBone}
    row={(percent) => (
      <>
        <Bone percent={percent} />
        <Bone />
        <Bone />
      </>
    )}
  />
);
