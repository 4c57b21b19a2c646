import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventKinds } from '#domain/alarms/model/canonical-event.ts';
import type { MailTemplateInput } from '#domain/integrations/mail-template.ts';
import { mapTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/Input.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Select, TagsSelect } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldName, kindName } from './event-rows.ts';
import type { MapProblem } from './map-draft.ts';
import * as css from './template-form.module.css';
import { eventWords, freeFields, labelRows, readBy, withEventWords, withLabels } from './template-form.ts';

interface TemplateFormProps {
  template: MailTemplateInput;
  problems: readonly MapProblem[];
  onChange: (template: MailTemplateInput) => void;
}

/** Form of a mail template: the label of each field, or a text pattern, and the meaning of words. */
export function TemplateForm({ template, problems, onChange }: TemplateFormProps) {
  const isByText = template.text !== undefined;
  return (
    <div className={css.templateForm}>
      <Part title={texts.parseBy}>
        <Segmented
          label={texts.parseBy}
          size="small"
          options={[
            { value: 'labels', label: texts.labels },
            { value: 'text', label: texts.pattern },
          ]}
          value={isByText ? 'text' : 'labels'}
          onChange={(how) => onChange(readBy(template, how))}
        />
        {isByText ? (
          <TextArea
            aria-label={texts.pattern}
            className="mono"
            maxLength={undefined}
            value={template.text}
            onChange={(event) => onChange({ ...template, text: event.target.value })}
          />
        ) : (
          <Labels {...{ template, problems, onChange }} />
        )}
        <div className={css.templateRow}>
          <span className="soft">{texts.separator}</span>
          <TextInput
            label={texts.separator}
            placeholder={texts.separatorNone}
            value={template.separator ?? ''}
            onChange={(value) => {
              const { separator: _, ...rest } = template;
              onChange(value === '' ? rest : { ...rest, separator: value });
            }}
          />
        </div>
      </Part>
      <Part title={texts.events}>
        <Words {...{ template, problems, onChange }} />
        <div className={css.templateRow}>
          <span className="soft">{texts.normalStates}</span>
          <TagsSelect
            label={texts.normalStates}
            value={template.normalStates ?? ['normal']}
            onChange={(normalStates) => onChange({ ...template, normalStates })}
          />
        </div>
        <div className={css.templateRow}>
          <span className="soft">{texts.alarmPer}</span>
          <Select
            label={texts.alarmPer}
            value={template.pairBy ?? 'condition'}
            options={[
              { value: 'condition', label: texts.pointAndCondition },
              { value: 'point', label: texts.point },
            ]}
            onChange={(pairBy) => onChange({ ...template, pairBy })}
          />
        </div>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const isWrong = (problems: readonly MapProblem[], path: string) => problems.some((one) => one.path.startsWith(path));

function Labels({ template, problems, onChange }: TemplateFormProps) {
  const rows = labelRows(template);
  const free = freeFields(rows);
  const set = (next: typeof rows) => onChange(withLabels(template, next));
  return (
    <>
      {rows.map((row, at) => (
        <div key={row.field} className={css.templateRow}>
          <TextInput
            label={texts.labelOf(fieldName(row.field))}
            placeholder={texts.labelPlaceholder}
            isInvalid={isWrong(problems, `labels.${row.field}`)}
            value={row.text}
            onChange={(text) => set(rows.with(at, { ...row, text }))}
          />
          <Select
            label={texts.fieldOf(row.text)}
            value={row.field}
            options={[row.field, ...free].map((value) => ({ value, label: fieldName(value) }))}
            onChange={(field) => set(rows.with(at, { ...row, field }))}
          />
          <IconButton
            icon={X}
            iconSize={14}
            size="small"
            label={texts.removeLabel(fieldName(row.field))}
            onClick={() => set(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      {free[0] && (
        <AddButton onClick={() => set([...rows, { field: free[0] ?? '', text: '' }])}>{texts.addLabel}</AddButton>
      )}
    </>
  );
}

function Words({ template, problems, onChange }: TemplateFormProps) {
  const words = eventWords(template);
  const set = (next: typeof words) => {
    const changed = withEventWords(template, next);
    if (changed) onChange(changed);
  };
  return (
    <>
      {words.map(([word, kind], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place while it is typed
        <div key={at} className={css.templateRow}>
          <TextInput
            label={texts.word(at + 1)}
            placeholder={texts.wordPlaceholder}
            isInvalid={word === '' && isWrong(problems, 'events')}
            value={word}
            onChange={(next) => set(words.with(at, [next, kind]))}
          />
          <Select
            label={texts.meaningOf(word)}
            value={kind}
            options={eventKinds.map((value) => ({ value, label: kindName(value) }))}
            onChange={(value) => set(words.with(at, [word, value]))}
          />
          <IconButton
            icon={X}
            iconSize={14}
            size="small"
            label={texts.removeWord(word)}
            onClick={() => set(words.toSpliced(at, 1))}
          />
        </div>
      ))}
      <AddButton onClick={() => set([...words, ['', 'ALARM']])}>{texts.addWord}</AddButton>
    </>
  );
}

const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="link" size="small" icon={Plus} onClick={onClick}>
    {children}
  </Button>
);
