import { useMutation } from '@apollo/client/react';
import { Popconfirm } from 'antd';
import { ExternalLink, Send, X } from 'lucide-react';
import { useState } from 'react';
import type { DeadLetterFieldsFragment } from '#generated/graphql.ts';
import { useMe } from '#session/me.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import { dismissMutation, sendMutation } from './dead-letter-queries.ts';
import { kindHint, kindWord, stepWord } from './letter-words.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import { isJson, prettyPayload } from './payload-text.ts';
import { failures } from './use-settle-all.ts';
import './letter-pane.css';

interface LetterPaneProps {
  letter: DeadLetterFieldsFragment;
  integration: string;
  onClose: () => void;
  /** Called if handled. */
  onSettled: () => void;
}

/** One letter: why and where it was put aside, and its payload, which can be edited and resent. */
export function LetterPane({ letter, integration, onClose, onSettled }: LetterPaneProps) {
  const { customer } = useMe();
  const toaster = useToaster();
  const original = prettyPayload(letter.payload);
  const [draft, setDraft] = useState(original);
  const isMended = draft !== original;
  const problem = isMended && !isJson(draft) ? 'This is not JSON' : null;
  const key = { externalSystemId: letter.externalSystemId, ids: [letter.id] };
  const [send, sending] = useMutation(sendMutation, { context: { failure: failures.send } });
  const [dismiss, dismissing] = useMutation(dismissMutation, { context: { failure: failures.dismiss } });
  const isBusy = sending.loading || dismissing.loading;
  const settle = async (isSent: boolean) => {
    try {
      const settled = isSent
        ? (await send({ variables: { ...key, payload: isMended ? draft : null } })).data?.sendDeadLettersAgain.settled
        : (await dismiss({ variables: key })).data?.dismissDeadLetters.settled;
      if (!settled) toaster.success('It waited no longer', 'Somebody else has dealt with it.');
      else if (isSent) toaster.success('Sent again', 'If it still fails, it returns to this list.');
      else toaster.success('Dismissed');
      onSettled();
    } catch {
      // shown in a toast
    }
  };
  const hint = letter.isSendable
    ? kindHint(letter.kind)
    : 'It does not hold what the source sent, so that it cannot be sent again.';
  return (
    <section className="letter-pane" aria-label="Dead letter">
      <div className="letter-head">
        <h2 className="grow">{kindWord(letter.kind)}</h2>
        <ButtonLink
          variant="link"
          size="small"
          icon={ExternalLink}
          to={`/parser/${customer.id}?system=${letter.externalSystemId}&letter=${letter.id}`}
        >
          Open in the parser
        </ButtonLink>
        <IconButton icon={X} label="Close" size="small" onClick={onClose} />
      </div>
      <div className="letter-body">
        <p className="letter-why">{letter.reason}</p>
        {hint && <p className="soft">{hint}</p>}
        <KeyValue
          rows={[
            ['Integration', integration],
            ['Where', stepWord(letter.step)],
            ['Received', <Time key="at" at={letter.receivedAt} />],
            ['Normalizer', letter.normaliser || '-'],
          ]}
        />
        <PayloadEditor draft={draft} isReadOnly={!letter.isSendable} problem={problem} onChange={setDraft} />
      </div>
      <div className="letter-foot">
        {isMended && (
          <Button variant="ghost" onClick={() => setDraft(original)}>
            Undo changes
          </Button>
        )}
        <div className="grow" />
        <Popconfirm
          title="Dismiss this letter?"
          description="It will be removed without processing; the original stays archived."
          okText="Dismiss"
          onConfirm={() => settle(false)}
        >
          <Button disabled={isBusy}>Dismiss</Button>
        </Popconfirm>
        {letter.isSendable && (
          <Button variant="primary" icon={Send} disabled={isBusy || problem !== null} onClick={() => void settle(true)}>
            {isMended ? 'Send mended' : 'Send again'}
          </Button>
        )}
      </div>
    </section>
  );
}
