import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { decisionToastTexts, decisionTexts as texts } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as detailCss from '../detail/detail.module.css';
import * as css from './decisions.module.css';
import { notesMutation } from './mutations.ts';

interface NoteProps {
  alarm: { id: string; notes: string | null };
  onChange: () => void;
}

/** Shows the note of an alarm, and its editor for people who may write one. */
export function Note({ alarm, onChange }: NoteProps) {
  const me = useMe();
  const toaster = useToaster();
  const [draft, setDraft] = useState<string | null>(null);
  const [save, { loading }] = useMutation(notesMutation, { context: { failure: decisionToastTexts.notesFailed } });
  const submit = async () => {
    const { data } = await save({ variables: { id: alarm.id, notes: draft } });
    if (!data) return;
    setDraft(null);
    toaster.success();
    onChange();
  };
  if (draft === null)
    return (
      <div className={css.textEdit}>
        {alarm.notes && (
          <p className={detailCss.notes} dir="auto">
            {alarm.notes}
          </p>
        )}
        {can(me, 'alarms.notes', 'EDIT') && (
          <span>
            <Button size="small" onClick={() => setDraft(alarm.notes ?? '')}>
              {alarm.notes ? texts.editNote : texts.addNote}
            </Button>
          </span>
        )}
      </div>
    );
  return (
    <div className={css.textEdit}>
      <TextArea aria-label={texts.note} autoFocus value={draft} onChange={(event) => setDraft(event.target.value)} />
      <span className="line">
        <Button size="small" onClick={() => setDraft(null)}>
          {texts.discard}
        </Button>
        <Button variant="primary" size="small" isBusy={loading} onClick={() => void submit().catch(() => undefined)}>
          {actionTexts.save}
        </Button>
      </span>
    </div>
  );
}
