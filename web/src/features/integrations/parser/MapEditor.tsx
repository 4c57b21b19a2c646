import { useId, useState } from 'react';
import type { MailTemplateInput } from '#domain/integrations/mail-template.ts';
import { mapTexts as texts } from '#texts/parser.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { type MapDraft, textOfMap } from './map-draft.ts';
import * as parserCss from './parser.module.css';
import * as readingCss from './reading.module.css';
import { TemplateForm } from './TemplateForm.tsx';

interface MapEditorProps {
  /** Name of the map, e.g. `mail template`. */
  name: string;
  draft: MapDraft;
  onChange: (text: string) => void;
}

/** Edits the map of a version: a mail template as a form or as JSON, another map as JSON. */
export function MapEditor({ name, draft, onChange }: MapEditorProps) {
  const [tab, setTab] = useState<'form' | 'json'>('form');
  const panelId = useId();
  const problemsId = useId();
  const hasForm = name === 'mail template';
  // the form can show only objects
  const isForm = hasForm && tab === 'form' && isObject(draft.value);
  const json = (
    <textarea
      className={`${parserCss.parserArea} mono`}
      aria-label={texts.asJson(name)}
      aria-invalid={draft.problems.length > 0}
      aria-describedby={problemsId}
      rows={14}
      spellCheck={false}
      value={draft.text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <>
      {hasForm && (
        <Tabs
          label={texts.editAs}
          tabs={[
            { id: 'form', name: texts.form },
            { id: 'json', name: texts.json },
          ]}
          selected={isForm ? 'form' : 'json'}
          onSelect={setTab}
          panelId={panelId}
        />
      )}
      {hasForm ? (
        <div id={panelId} role="tabpanel" aria-label={name}>
          {isForm ? (
            <TemplateForm
              template={draft.value as MailTemplateInput}
              problems={draft.problems}
              onChange={(template) => onChange(textOfMap(template))}
            />
          ) : (
            json
          )}
        </div>
      ) : (
        json
      )}
      <ul id={problemsId} className={parserCss.parserProblems} aria-label={texts.problems}>
        {draft.problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className={readingCss.parserProblem}>
            {path && <code className="mono">{path}</code>} {message}
          </li>
        ))}
      </ul>
    </>
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
