import { useQuery } from '@apollo/client/react';
import type { IntegrationFormFragment } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { integrationFormTexts, integrationTexts as texts } from '#texts/integrations.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, Missing } from '#ui/states.tsx';
import { IntegrationModal } from './form/IntegrationModal.tsx';
import { integrationQuery } from './integration-queries.ts';

interface EditIntegrationProps {
  id: string;
  onSaved: (saved: IntegrationFormFragment) => void;
  onClose: () => void;
}

/** The form of an integration as it is stored now. */
export function EditIntegration({ id, onSaved, onClose }: EditIntegrationProps) {
  const { data, error, refetch } = useQuery(integrationQuery, {
    variables: { id },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const stored = data?.externalSystemsAndCount.externalSystems[0];
  if (stored) return <IntegrationModal stored={stored} onSaved={onSaved} onClose={onClose} />;
  if (!data && !error) return null;
  return (
    <Dialog title={integrationFormTexts.edit} foot={null} onClose={onClose}>
      {error ? (
        <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
      ) : (
        <Missing title={texts.missing} />
      )}
    </Dialog>
  );
}
