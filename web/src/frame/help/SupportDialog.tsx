import { useMutation } from '@apollo/client/react';
import { supportDescriptionMax, supportSubjectMax } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { useMe } from '#session/me.tsx';
import { useRelease } from '#session/release.tsx';
import { supportTexts as texts } from '#texts/support.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';

const createTicketMutation = graphql(`
  mutation CreateTicket($subject: String!, $description: String!, $page: String) {
    createTicket(subject: $subject, description: $description, page: $page)
  }
`);

/** Asks the provider for support, about the page that it is opened on. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const { productName } = useRelease();
  const { email } = useMe().user;
  const toaster = useToaster();
  const [send] = useMutation(createTicketMutation, { context: { failure: texts.sendFailed } });
  const form = useForm({
    initial: { subject: '', description: '' },
    submit: async ({ subject, description }) => {
      const page = location.pathname.slice(0, 500);
      if (!(await send({ variables: { subject, description, page } })).data) return false;
      toaster.success(texts.sent, texts.sentDetail(email.address));
      onClose();
    },
  });
  const { subject, description } = form.values;
  return (
    <Dialog
      title={texts.title}
      size="wide"
      action={texts.send}
      form={form}
      isDisabled={subject.trim() === '' || description.trim() === ''}
      holdsEscape
      onClose={onClose}
    >
      <p className="soft">{texts.intro(productName)}</p>
      <TextField {...form.field('subject')} label={texts.subject} isRequired maxLength={supportSubjectMax} />
      <TextAreaField
        {...form.field('description')}
        label={texts.description}
        isRequired
        maxLength={supportDescriptionMax}
      />
    </Dialog>
  );
}
