import { useMutation } from '@apollo/client/react';
import { ExternalLink, Send, X } from 'lucide-react';
import { useState } from 'react';
import type { DeadLetterFieldsFragment } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import { dismissMutation, sendMutation } from './dead-letter-queries.ts';
import { kindHint, kindLabel, stepLabel } from './letter-labels.ts';
import * as css from './letter-pane.module.css';
import { PayloadEditor } from './PayloadEditor.tsx';
import { isJson, prettyPayload } from './payload-text.ts';

interface LetterPaneProps {
  letter: DeadLetterFieldsFragment;
  integration: string;
  onClose: () => void;
  /** Called once it was resent or dismissed. */
  onResolved: () => void;
}

/** One dead letter: reason, step that rejected it, and its payload, which can be edited and resent. */
export function LetterPane({ letter, integration, onClose, onResolved }: LetterPaneProps) {
  const { customer } = useMe();
  const toaster = useToaster();
  const original = prettyPayload(letter.payload);
  const [draft, setDraft] = useState(original);
  const isEdited = draft !== original;
  const problem = isEdited && !isJson(draft) ? texts.invalidJson : null;
  const key = { externalSystemId: letter.externalSystemId, ids: [letter.id] };
  const [send, sending] = useMutation(sendMutation, { context: { failure: texts.failures.send } });
  const [dismiss, dismissing] = useMutation(dismissMutation, { context: { failure: texts.failures.dismiss } });
  const isBusy = sending.loading || dismissing.loading;
  const resolve = async (isSent: boolean) => {
    try {
      const resolved = isSent
        ? (await send({ variables: { ...key, payload: isEdited ? draft : null } })).data?.sendDeadLettersAgain.resolved
        : (await dismiss({ variables: key })).data?.dismissDeadLetters.resolved;
      if (!resolved) toaster.success(texts.gone, texts.goneDetail);
      else if (isSent) toaster.success(texts.resent, texts.resentDetail);
      else toaster.success(texts.dismissed);
      onResolved();
    } catch {
      // shown in a toast
    }
  };
  const hint = letter.isSendable ? kindHint(letter.kind) : texts.notSendable;
  return (
    <section className={css.letterPane} aria-label={texts.one}>
      <div className={css.letterHead}>
        <h2 className="grow">{kindLabel(letter.kind)}</h2>
        <ButtonLink
          variant="link"
          size="small"
          icon={ExternalLink}
          to={`/parser/${customer.id}?system=${letter.externalSystemId}&letter=${letter.id}`}
        >
          {texts.openInParser}
        </ButtonLink>
        <IconButton icon={X} label={actionTexts.close} size="small" onClick={onClose} />
      </div>
      <div className={css.letterBody}>
        <p className={css.letterWhy}>{letter.reason}</p>
        {hint && <p className="soft">{hint}</p>}
        <KeyValue
          rows={[
            [texts.integration, integration],
            [texts.failedAt, stepLabel(letter.step)],
            [texts.received, <Time key="at" at={letter.receivedAt} />],
            [texts.normalizer, letter.normaliser || '—'],
          ]}
        />
        <PayloadEditor draft={draft} isReadOnly={!letter.isSendable} problem={problem} onChange={setDraft} />
      </div>
      <div className={css.letterFoot}>
        {isEdited && (
          <Button variant="ghost" onClick={() => setDraft(original)}>
            {texts.discardChanges}
          </Button>
        )}
        <div className="grow" />
        <Confirm
          question={texts.dismissQuestion}
          detail={texts.dismissDetail}
          action={texts.dismiss}
          onConfirm={() => resolve(false)}
        >
          <Button disabled={isBusy}>{texts.dismiss}</Button>
        </Confirm>
        {letter.isSendable && (
          <Button
            variant="primary"
            icon={Send}
            disabled={isBusy || problem !== null}
            onClick={() => void resolve(true)}
          >
            {isEdited ? texts.resendEdited : texts.resend}
          </Button>
        )}
      </div>
    </section>
  );
}
