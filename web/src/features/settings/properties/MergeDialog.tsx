import { useState } from 'react';
import { actionTexts } from '#texts/common.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formatCount } from '#ui/format.ts';
import { Radios } from '#ui/Radios.tsx';
import * as css from './property-settings.module.css';

interface MergeDialogProps {
  /** Property label. */
  label: string;
  values: readonly string[];
  onClose: () => void;
  onMerge: (to: string) => void;
}

/** Asks which of several values stays. */
export function MergeDialog({ label, values, onClose, onMerge }: MergeDialogProps) {
  const [to, setTo] = useState(values[0] ?? '');
  return (
    <Dialog
      title={texts.mergeTitle(formatCount(values.length), label)}
      action={actionTexts.merge}
      onClose={onClose}
      onSubmit={() => onMerge(to)}
    >
      <p>{texts.mergeDetail}</p>
      <Radios
        label={texts.kept}
        className={css.mergeValues}
        value={to}
        options={values.map((value) => ({ value, label: value }))}
        onChange={setTo}
      />
    </Dialog>
  );
}
