import { useMutation } from '@apollo/client/react';
import { feedbackMaxLength } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { useRelease } from '#session/release.tsx';
import { feedbackTexts as texts } from '#texts/feedback.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';

const sendFeedbackMutation = graphql(`
  mutation SendFeedback($text: String!, $version: String) {
    sendFeedback(text: $text, version: $version) {
      id
    }
  }
`);

const empty = { text: '' };

/** A text and the button that sends it. */
export function FeedbackForm() {
  const { productName, version } = useRelease();
  const toaster = useToaster();
  const [send] = useMutation(sendFeedbackMutation, {
    context: { failure: texts.sendFailed },
    refetchQueries: ['SentFeedback'],
  });
  const form = useForm({
    initial: empty,
    submit: async ({ text }) => {
      if (!(await send({ variables: { text, version } })).data) return false;
      toaster.success(texts.sent);
      form.reset(empty);
    },
  });
  const isEmpty = form.values.text.trim() === '';
  return (
    <section className={kit.card}>
      <Form form={form} isDisabled={isEmpty}>
        <TextAreaField
          {...form.field('text')}
          label={texts.text}
          help={texts.help(productName)}
          maxLength={feedbackMaxLength}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={isEmpty}>
            {texts.send}
          </Button>
        </div>
      </Form>
      {useUnsavedChanges(form.isUnsaved).dialog}
    </section>
  );
}
