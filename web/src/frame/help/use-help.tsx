import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { userMenuTexts as texts } from '#texts/shell.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { helpDeskPath, helpDeskQuery } from './help-desk.ts';

const SupportDialog = onDemand(async () => (await import('./SupportDialog.tsx')).SupportDialog);

/** Returns what opens help: the help desk in another window where there is one, else the form that asks for support. */
export function useHelp() {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const { data } = await client
      .query({ query: helpDeskQuery, ...alwaysFresh, context: { failure: texts.helpFailed } })
      .catch(() => ({ data: undefined }));
    if (!data) return;
    if (data.getZendeskToken) window.open(helpDeskPath, '_blank', 'noopener');
    else setOpen(true);
  };
  return { open: () => void open(), dialog: isOpen && <SupportDialog onClose={() => setOpen(false)} /> };
}
