import { useMutation, useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdministrationPage } from '#frame/AdministrationPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { ssoTexts as texts } from '#texts/sso.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SwitchField } from '#ui/form/fields.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import { CreateSso } from './CreateSso.tsx';
import { FactorCard } from './FactorCard.tsx';
import { SsoRow } from './SsoRow.tsx';
import * as css from './sso.module.css';
import { ssoDomainsQuery, updateSsoEnabledMutation } from './sso-queries.ts';

const { columns } = texts;

/** Settings of a customer: single sign-on by e-mail domain, and whether a second factor is required. Super users change it, Admins look at it. */
export function SsoPage() {
  const { customer, isSuper } = useMe();
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useQuery(ssoDomainsQuery, {
    variables: { customerId: customer.id },
    context: { quiet: true },
  });
  const domains = data?.getEmailDomainsPerCustomer;
  const read = () => refetch().catch(() => undefined);
  return (
    <AdministrationPage name={texts.page}>
      <div className={css.ssoPage}>
        <h1>{texts.page}</h1>
        <Card title={texts.title} aside={texts.subtitle}>
          <div className={css.ssoCard}>
            {!domains && error && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={read} />}
            {!domains && !error && <Skeleton rows={3} />}
            {domains?.length === 0 && (
              <Empty kind="none" title={texts.none} detail={isSuper ? texts.noneDetail : texts.byProvider} />
            )}
            {data && domains && domains.length > 0 && (
              <>
                {isSuper ? (
                  <SsoSwitch isOn={data.me.customer.isSSOEnabled} onChanged={read} />
                ) : (
                  <p className="soft">{texts.byProvider}</p>
                )}
                <Table
                  label={texts.title}
                  className={css.ssoTable}
                  columns={[
                    { name: columns.domain },
                    { name: columns.provider, className: css.ssoProvider },
                    { name: columns.certificate, className: css.ssoCertificate },
                    ...(isSuper ? [{ name: columns.actions, isUnseen: true, className: css.ssoActions }] : []),
                  ]}
                >
                  {domains.map((domain) => (
                    <SsoRow key={domain} emailDomain={domain} onDeleted={read} />
                  ))}
                </Table>
              </>
            )}
            {domains && isSuper && (
              <div>
                <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
                  {actionTexts.create}
                </Button>
              </div>
            )}
          </div>
        </Card>
        <FactorCard />
      </div>
      {isCreating && <CreateSso onCreated={read} onClose={() => setCreating(false)} />}
    </AdministrationPage>
  );
}

function SsoSwitch({ isOn, onChanged }: { isOn: boolean; onChanged: () => Promise<unknown> }) {
  const { customer } = useMe();
  const toaster = useToaster();
  const [save, { loading }] = useMutation(updateSsoEnabledMutation, { context: { failure: texts.changeFailed } });
  const change = async (isSSOEnabled: boolean) => {
    if (!(await save({ variables: { customerId: customer.id, isSSOEnabled } })).data) return;
    await onChanged();
    toaster.success();
  };
  return (
    <SwitchField
      label={texts.isOn}
      help={texts.isOnHelp}
      value={isOn}
      isBusy={loading}
      onChange={(next) => void change(next).catch(() => undefined)}
    />
  );
}
