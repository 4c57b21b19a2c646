import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { factorPolicyTexts as texts } from '#texts/sso.ts';
import { Card } from '#ui/Card.tsx';
import { SwitchField } from '#ui/form/fields.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as css from './sso.module.css';

const factorPolicyQuery = graphql(`
  query FactorPolicy {
    me {
      customer {
        id
        isMFAEnabled
      }
    }
  }
`);

const updateMfaEnabledMutation = graphql(`
  mutation UpdateMfaEnabled($customerId: ID!, $isMFAEnabled: Boolean!) {
    updateMfaEnabled(customerId: $customerId, isMFAEnabled: $isMFAEnabled)
  }
`);

/** Setting that a customer requires a second factor. Super users change it, Admins look at it. */
export function FactorCard() {
  const { customer, isSuper } = useMe();
  const toaster = useToaster();
  const { data, error, refetch } = useQuery(factorPolicyQuery, { context: { quiet: true } });
  const [save, { loading }] = useMutation(updateMfaEnabledMutation, { context: { failure: texts.changeFailed } });
  const read = () => refetch().catch(() => undefined);
  const isRequired = data?.me.customer.isMFAEnabled;
  const change = async (isMFAEnabled: boolean) => {
    if (!(await save({ variables: { customerId: customer.id, isMFAEnabled } })).data) return;
    await read();
    toaster.success();
  };
  return (
    <Card title={texts.title}>
      <div className={css.ssoCard}>
        {isRequired === undefined && error && (
          <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={read} />
        )}
        {isRequired === undefined && !error && <Skeleton rows={1} />}
        {isRequired !== undefined && isSuper && (
          <SwitchField
            label={texts.isRequired}
            help={texts.isRequiredHelp}
            value={isRequired}
            isBusy={loading}
            onChange={(next) => void change(next).catch(() => undefined)}
          />
        )}
        {isRequired !== undefined && !isSuper && (
          <p className="soft">
            {isRequired ? texts.required : texts.notRequired} {texts.byProvider}
          </p>
        )}
      </div>
    </Card>
  );
}
