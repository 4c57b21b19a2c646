import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import type { ProfileQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { pageTexts } from '#texts/pages.ts';
import { profilePageTexts } from '#texts/profile.ts';
import { profileTexts as texts } from '#texts/settings.ts';
import { SwitchField } from '#ui/form/fields.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { DeviceCard } from './profile/DeviceCard.tsx';
import { EmailCard } from './profile/EmailCard.tsx';
import { FactorsCard } from './profile/FactorsCard.tsx';
import { HandOverCard } from './profile/HandOverCard.tsx';
import { PhotoCard } from './profile/PhotoCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { profileQuery } from './profile/profile-queries.ts';
import { SessionsCard } from './profile/SessionsCard.tsx';

const updateProfileMutation = graphql(`
  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {
    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {
      isIntegrationStatusAlertEmailsEnabled
    }
  }
`);

/** Profile of the signed-in person: what they are, what they choose, and where they are signed in. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(profileQuery, { ...alwaysFresh, context: { quiet: true } });
  return (
    <SettingsPage name={pageTexts.profile}>
      {!data && !error && <Skeleton className={kit.card} />}
      {!data && error && (
        <Failed title={profilePageTexts.readFailed} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {data && <Profile {...data} onChanged={refetch} />}
      <FactorsCard />
      <HandOverCard />
      <SessionsCard />
    </SettingsPage>
  );
}

/** Everything that is read at once. */
function Profile({ me, onChanged }: ProfileQuery & { onChanged: () => Promise<{ data?: ProfileQuery }> }) {
  const client = useApolloClient();
  const { user, isIntegrationStatusAlertEmailsEnabled: isWanted } = me;
  // the rail shows name and photo as well
  const onPhoto = () => Promise.all([onChanged(), client.refetchQueries({ include: ['Me'] })]);
  return (
    <>
      <PhotoCard user={user} onChanged={onPhoto} />
      <EmailCard user={user} />
      <ProfileForm profile={me} onSaved={async () => (await onChanged()).data?.me} />
      <DeviceCard />
      {isWanted !== null && <StatusAlerts isWanted={isWanted} onChanged={onChanged} />}
    </>
  );
}

/** INT.7: an Admin's own choice. */
function StatusAlerts({ isWanted, onChanged }: { isWanted: boolean; onChanged: () => Promise<unknown> }) {
  const toaster = useToaster();
  const [save, { loading }] = useMutation(updateProfileMutation, {
    context: { failure: texts.failed },
  });
  const change = async (isIntegrationStatusAlertEmailsEnabled: boolean) => {
    if (!(await save({ variables: { isIntegrationStatusAlertEmailsEnabled } })).data) return;
    await onChanged();
    toaster.success();
  };
  return (
    <section className={kit.card}>
      <SwitchField
        label={texts.statusAlerts}
        help={texts.statusAlertsHelp}
        value={isWanted}
        isBusy={loading}
        onChange={(next) => void change(next).catch(() => undefined)}
      />
    </section>
  );
}
