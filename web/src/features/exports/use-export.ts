import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ExportFormat } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useSession } from '#session/session-context.tsx';
import { exportTexts as texts } from '#texts/exports.ts';
import { useToaster } from '#ui/toast.tsx';
import { requestExportMutation } from './export-queries.ts';
import { addressOf, saveList } from './save-list.ts';

/** A list as a file: its name, the variables of its page's query, and the format. */
export interface RequestedList {
  list: string;
  input: unknown;
  format: ExportFormat;
}

/**
 * Takes lists away as files (ANA.8): a short one is downloaded at once, a long one is prepared.
 * @param onBegun is called when one is being prepared.
 */
export function useExport(onBegun: () => Promise<unknown>) {
  const session = useSession();
  const toaster = useToaster();
  const [request] = useMutation(requestExportMutation, { context: { quiet: true } });
  const [isBusy, setBusy] = useState(false);
  const take = async ({ list, input, format }: RequestedList) => {
    setBusy(true);
    try {
      const { data } = await request({ variables: { input: { list, input, format } } });
      const begun = data?.requestExport.export;
      if (!begun) return await saveList(session, addressOf(list, input, format));
      toaster.success(texts.preparing(begun.fileName), texts.preparingDetail);
      await onBegun();
    } catch (error) {
      toaster.error(texts.failed, errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { take: (of: RequestedList) => void take(of), isBusy };
}
