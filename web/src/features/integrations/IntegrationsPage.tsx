import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listLimits } from '#domain/constants.ts';
import { SearchField } from '#features/lists/SearchField.tsx';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { IntegrationFormFragment, IntegrationHealthState, IntegrationsQuery } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useIntegrationChanges } from '#session/use-integration-changes.ts';
import { integrationTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { healthLooks } from '#ui/Health.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Bone, Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { EditIntegration } from './EditIntegration.tsx';
import { IntegrationModal } from './form/IntegrationModal.tsx';
import { IntegrationTable } from './IntegrationTable.tsx';
import { integrationsQuery } from './integration-queries.ts';
import * as css from './integrations.module.css';
import { useLicenseKey } from './LicenseKeyField.tsx';
import { type ReadyIntegration, ReadyModal } from './ReadyModal.tsx';

const pollMs = 30_000;
const limit = listLimits.limit;
const lastPage = listLimits.offset / limit;

/**
 * The integrations of the customer that the provider's staff works on, those with problems first; the address names the one
 * that is edited.
 */
export function IntegrationsPage() {
  const [params, setParams] = useSearchParams();
  const searchTerm = params.get('q') ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), lastPage);
  const { data, previousData, error, refetch } = useQuery(integrationsQuery, {
    variables: { searchTerm, limit, offset: (page - 1) * limit },
    context: { quiet: true },
    pollInterval: pollMs,
  });
  useIntegrationChanges(refetch);
  const [made, setMade] = useState<ReadyIntegration | null>(null);
  const readKey = useLicenseKey();
  const toaster = useToaster();
  const shown = (data ?? (error ? undefined : previousData))?.externalSystemsAndCount;
  const rows = shown?.externalSystems;
  const edited = params.get('edit');
  /** The address with other parts; null takes one out. */
  const addressWith = (next: Record<string, string | null>) => {
    const address = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next))
      if (value === null) address.delete(name);
      else address.set(name, value);
    return address;
  };
  const close = () => setParams(addressWith({ add: null, edit: null }), { replace: true });
  const add = () => setParams(addressWith({ add: '' }));
  const search = (q: string) => setParams(addressWith({ q: q || null, page: null }), { replace: true });

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
        {shown && shown.count > 0 && <Summary counts={shown.countByHealth} />}
        <SearchField
          className={css.intSearch}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={100}
          value={searchTerm}
          onSearch={search}
        />
        <Button variant="primary" icon={Plus} onClick={add}>
          {texts.add}
        </Button>
      </div>
      <div className={css.intScroll}>
        {rows === undefined && error && (
          <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {rows === undefined && !error && <Bones />}
        {shown?.count === 0 && searchTerm !== '' && <Empty kind="filtered" title={texts.noMatch} />}
        {shown?.count === 0 && searchTerm === '' && (
          <Empty kind="good" title={texts.empty} detail={texts.emptyDetail}>
            <Button variant="primary" onClick={add}>
              {texts.add}
            </Button>
          </Empty>
        )}
        {rows && rows.length > 0 && (
          <IntegrationTable rows={rows} onEdit={(id) => setParams(addressWith({ edit: id }))} />
        )}
      </div>
      {shown && (
        <Pager
          page={page}
          size={limit}
          total={shown.count}
          onPage={(next) => setParams(addressWith({ page: next === 1 ? null : String(next) }), { replace: true })}
        />
      )}
      {params.has('add') && <IntegrationModal stored={null} onSaved={added} onClose={close} />}
      {edited && <EditIntegration key={edited} id={edited} onSaved={saved} onClose={close} />}
      {made && <ReadyModal {...made} onClose={() => setMade(null)} />}
    </ProviderPage>
  );
}

const states: IntegrationHealthState[] = ['UNHEALTHY', 'MODERATELY_HEALTHY', 'HEALTHY', 'UNKNOWN', 'INACTIVE'];

/** Number of integrations in each state, of all that are searched for. */
function Summary({ counts }: { counts: IntegrationsQuery['externalSystemsAndCount']['countByHealth'] }) {
  return (
    <ul className={`${css.intSummary} meta soft num`}>
      {states.map((state) => {
        const count = counts.find((one) => one.state === state)?.count ?? 0;
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
