import { useMutation } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { typedValueMaxLength } from '#domain/constants.ts';
import { actionTexts } from '#texts/common.ts';
import { decisionToastTexts, decisionTexts as texts } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/Input.tsx';
import { nameMutation } from './mutations.ts';

interface NameEditorProps {
  alarm: { id: string; contextualName: string; version: number };
  onDone: () => void;
}

/** Renames an alarm in place; an empty name gives back the generated one. */
export function NameEditor({ alarm, onDone }: NameEditorProps) {
  const [name, setName] = useState(alarm.contextualName);
  const [save, { loading }] = useMutation(nameMutation, { context: { failure: decisionToastTexts.nameFailed } });
  const submit = () =>
    save({ variables: { id: alarm.id, contextualName: name, expectedVersion: alarm.version } })
      .then(onDone)
      .catch(() => undefined);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <span className="line">
      <TextInput
        label={texts.name}
        dir="auto"
        autoFocus
        maxLength={typedValueMaxLength}
        value={name}
        placeholder={texts.nameHint}
        onChange={setName}
        onKeyDown={press}
      />
      <Button onClick={onDone}>{texts.discard}</Button>
      <Button variant="primary" isBusy={loading} onClick={submit}>
        {actionTexts.save}
      </Button>
    </span>
  );
}
