import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { pivotTexts } from '#texts/advanced-analytics.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useToaster } from '#ui/toast.tsx';
import { leaveMailMutation } from './pivot-queries.ts';

const texts = pivotTexts.mail;

/** Ends the mails of a view for whoever followed the link in one of them. */
export function LeaveDialog() {
  const toaster = useToaster();
  const [params, setParams] = useSearchParams();
  const [leave] = useMutation(leaveMailMutation, { context: { failure: texts.leaveFailed } });
  const viewId = params.get('leave');
  if (viewId === null) return null;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('leave');
    setParams(next, { replace: true });
  };
  const submit = async () => {
    if ((await leave({ variables: { viewId } }).catch(() => ({ data: null }))).data) toaster.success(texts.left);
    close();
  };
  return (
    <Dialog title={texts.leaveTitle} action={texts.leave} onSubmit={submit} onClose={close}>
      <p>{texts.leaveHint}</p>
    </Dialog>
  );
}
