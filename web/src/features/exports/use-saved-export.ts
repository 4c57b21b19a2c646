import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { useSession } from '#session/session-context.tsx';
import { exportTexts as texts } from '#texts/exports.ts';
import { useToaster } from '#ui/toast.tsx';
import { reportUrlQuery } from './export-queries.ts';
import { saveList } from './save-list.ts';

/** Downloads files of finished exports, each by an address asked for at that moment: addresses are good for minutes. */
export function useSavedExport() {
  const client = useApolloClient();
  const session = useSession();
  const toaster = useToaster();
  const [busyId, setBusyId] = useState<string | null>(null);
  const save = async (exportId: string) => {
    setBusyId(exportId);
    try {
      const { data } = await client.query({
        query: reportUrlQuery,
        variables: { exportId },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      });
      if (data) await saveList(session, data.reportUrl);
    } catch (error) {
      toaster.error(texts.downloadFailed, errorMessage(error));
    } finally {
      setBusyId(null);
    }
  };
  return { save: (exportId: string) => void save(exportId), busyId };
}
