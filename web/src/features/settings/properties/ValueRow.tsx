import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { typedValueMaxLength } from '#domain/constants.ts';
import { actionTexts, plural } from '#texts/common.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { NameForm } from '#ui/form/NameForm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as settingsCss from '../settings.module.css';
import * as css from './property-settings.module.css';

interface ValueRowProps {
  value: string;
  alarmCount: number;
  /** To be merged with others. */
  isChosen: boolean;
  onChoose: () => void;
  /** @returns whether it was renamed. */
  onRename: (newValue: string) => Promise<boolean>;
}

/** One value: chosen for a merge by its box, renamed in its place. */
export function ValueRow({ value, alarmCount, isChosen, onChoose, onRename }: ValueRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = async (newValue: string) => {
    const isRenamed = await onRename(newValue);
    if (isRenamed) setRenaming(false);
    return isRenamed;
  };
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={texts.renameLabel(value)}
          initial={value}
          maxLength={typedValueMaxLength}
          action={actionTexts.save}
          className={settingsCss.settingsRow}
          onSubmit={rename}
          onDiscard={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className={`${settingsCss.settingsRow}${isChosen ? ` ${css.isChosen}` : ''}`}>
      <label className={css.valueName}>
        <input type="checkbox" aria-label={texts.select(value)} checked={isChosen} onChange={onChoose} />
        <span className="ell" dir="auto">
          {value}
        </span>
      </label>
      <span className="meta quiet num">{plural(alarmCount, 'alarm')}</span>
      <IconButton
        icon={Pencil}
        iconSize={15}
        size="small"
        label={texts.rename(value)}
        onClick={() => setRenaming(true)}
      />
    </li>
  );
}
