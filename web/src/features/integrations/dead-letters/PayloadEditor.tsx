import { Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import type { MailPayload } from '#domain/integrations/mail-payload.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { formatBytes } from '#ui/figures.ts';
import { emptySource, formatDateTime } from '#ui/format.ts';
import { TextInput } from '#ui/Input.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import * as css from './letter-pane.module.css';
import { mailOf, prettyPayload } from './payload-text.ts';

interface PayloadEditorProps {
  draft: string;
  isReadOnly: boolean;
  /** Problem with the draft. */
  problem: string | null;
  onChange: (draft: string) => void;
}

const tabs = [
  { id: 'mail', name: texts.mail },
  { id: 'raw', name: texts.rawJson },
] as const;

/** Editor of a payload: a mail as a form, with its JSON behind a tab; anything else as text. */
export function PayloadEditor({ draft, isReadOnly, problem, onChange }: PayloadEditorProps) {
  const [tab, setTab] = useState<'mail' | 'raw'>('mail');
  const [isMail] = useState(() => mailOf(draft) !== null);
  const panelId = useId();
  const raw = (
    <>
      <TextArea
        className={`${css.payloadText} mono`}
        dir={undefined}
        maxLength={undefined}
        aria-label={texts.payload}
        autoSize={{ minRows: 6 }}
        spellCheck={false}
        readOnly={isReadOnly}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${panelId}-problem` : undefined}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p className={`${css.payloadProblem} meta`} id={`${panelId}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
  if (!isMail)
    return (
      <div className={css.payload}>
        <h3>{texts.payload}</h3>
        {raw}
      </div>
    );
  const mail = mailOf(draft);
  return (
    <div className={`${css.payload} ${css.isMail}`}>
      <Tabs label={texts.payload} tabs={tabs} selected={tab} onSelect={setTab} panelId={panelId} />
      <TabPanel id={panelId} label={tab === 'mail' ? texts.mail : texts.rawJson} className={css.payloadPanel}>
        {tab === 'raw' && raw}
        {tab === 'mail' && mail && (
          <MailForm
            mail={mail}
            isReadOnly={isReadOnly}
            onChange={(changed) => onChange(prettyPayload(JSON.stringify({ ...mail, ...changed })))}
          />
        )}
        {tab === 'mail' && !mail && <p className="soft">{texts.noMail}</p>}
      </TabPanel>
    </div>
  );
}

interface MailFormProps {
  mail: MailPayload;
  isReadOnly: boolean;
  onChange: (changed: Pick<Partial<MailPayload>, 'subject' | 'text'>) => void;
}

/** Form of a mail; the parts that a parser reads can be edited. */
function MailForm({ mail, isReadOnly, onChange }: MailFormProps) {
  const id = useId();
  return (
    <>
      <KeyValue
        rows={[
          [texts.from, mail.from || emptySource],
          [texts.to, mail.to.join(', ') || emptySource],
          [texts.date, mail.date ? formatDateTime(mail.date) : emptySource],
          [
            texts.subject,
            <TextInput
              key="subject"
              label={texts.subject}
              readOnly={isReadOnly}
              value={mail.subject}
              onChange={(subject) => onChange({ subject })}
            />,
          ],
        ]}
      />
      <label className="unseen" htmlFor={id}>
        {texts.text}
      </label>
      <TextArea
        id={id}
        maxLength={undefined}
        className={css.payloadText}
        autoSize={{ minRows: 6 }}
        readOnly={isReadOnly}
        value={mail.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {mail.attachments.length > 0 && (
        <ul className={`${css.attachments} meta soft`} aria-label={texts.attachments}>
          {mail.attachments.map(({ filename, contentType, bytes }) => (
            <li key={`${filename} ${contentType} ${bytes}`} className="line">
              <Paperclip size={13} aria-hidden />
              <span className="ell">{filename || contentType}</span>
              <span className="quiet num">{texts.attachmentSize(formatBytes(bytes))}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
