import { useMutation, useQuery } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { roleName } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { pageTexts } from '#texts/pages.ts';
import { profileTexts as texts } from '#texts/settings.ts';
import { SwitchField } from '#ui/form/fields.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { useToaster } from '#ui/toast.tsx';
import './settings.css';

const profileQuery = graphql(`
  query Profile {
    me {
      isIntegrationStatusAlertEmailsEnabled
    }
  }
`);

const updateProfileMutation = graphql(`
  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {
    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {
      isIntegrationStatusAlertEmailsEnabled
    }
  }
`);

/** Profile of the signed-in person, and their e-mail choice. */
export function ProfilePage() {
  const me = useMe();
  const { data } = useQuery(profileQuery);
  const wanted = data?.me.isIntegrationStatusAlertEmailsEnabled ?? null;
  const { displayName, email } = me.user;
  return (
    <SettingsPage name={pageTexts.profile}>
      <section className="card">
        <KeyValue
          rows={[
            [texts.name, displayName],
            [texts.email, email.address],
            [texts.role, roleName(me)],
            [texts.customer, me.customer.name],
          ]}
        />
      </section>
      {wanted !== null && <StatusAlerts isWanted={wanted} />}
    </SettingsPage>
  );
}

/** INT.7: an Admin's own choice. */
function StatusAlerts({ isWanted }: { isWanted: boolean }) {
  const toaster = useToaster();
  const [save, { loading }] = useMutation(updateProfileMutation, {
    context: { failure: texts.failed },
  });
  const change = async (isIntegrationStatusAlertEmailsEnabled: boolean) => {
    if ((await save({ variables: { isIntegrationStatusAlertEmailsEnabled } })).data) toaster.success();
  };
  return (
    <section className="card">
      <h2>{texts.notifications}</h2>
      <SwitchField
        label={texts.statusAlerts}
        help="A mail when an integration loses its connection, is back, or cannot take over tickets"
        value={isWanted}
        isBusy={loading}
        onChange={(next) => void change(next).catch(() => undefined)}
      />
    </section>
  );
}
