import { Asterisk, EyeOff, Lock, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { actionTexts } from '#texts/common.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { Grip } from '#ui/Grip.tsx';
import * as gripCss from '#ui/grip.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as cmmsConfigCss from '../cmms-config.module.css';

interface FieldRowProps {
  field: CmmsField;
  canEdit: boolean;
  isDragged: boolean;
  grip: Omit<ComponentProps<typeof Grip>, 'name'>;
  onOpen: () => void;
  /** Absent for people without permission. */
  onDelete?: () => void;
}

/** One field of a sortable list. */
export function FieldRow({ field, canEdit, isDragged, grip, onOpen, onDelete }: FieldRowProps) {
  return (
    <li
      data-order-id={field.id}
      className={`${cmmsConfigCss.cmmsRow}${isDragged ? ` ${gripCss.isDragged} ${cmmsConfigCss.isDragged}` : ''}`}
      aria-label={field.title}
    >
      {canEdit && <Grip name={field.title} {...grip} />}
      <span className={cmmsConfigCss.cmmsName}>
        <span className="strong ell" dir="auto">
          {field.title}
        </span>
        <span className="mono quiet ell">{field.name}</span>
      </span>
      <span className={cmmsConfigCss.cmmsTags}>
        <Tag quiet>{field.dataType}</Tag>
        {field.genericField && <Tag>{field.genericField}</Tag>}
        {field.isCreateWorkField && !field.isCreateHiddenWorkField && <Tag>{texts.inCreateForm}</Tag>}
        {field.isCreateHiddenWorkField && <Tag>{texts.sentHidden}</Tag>}
        {field.isRequired && <Tag icon={Asterisk}>{texts.required}</Tag>}
        {field.isReadOnly && <Tag icon={Lock}>{texts.readOnly}</Tag>}
        {!field.isVisible && (
          <Tag icon={EyeOff} dashed>
            {texts.notVisible}
          </Tag>
        )}
        {field.isSyncingDomainValues && (
          <Tag tone="info" icon={RefreshCw}>
            {texts.syncing}
          </Tag>
        )}
      </span>
      {canEdit && <IconButton icon={Pencil} label={texts.edit(field.title)} onClick={onOpen} />}
      {onDelete && (
        <Confirm
          question={texts.deleteQuestion(field.title)}
          detail={texts.deleteDetail}
          action={actionTexts.delete}
          isDanger
          onConfirm={onDelete}
        >
          <IconButton icon={Trash2} label={texts.deleteOf(field.title)} />
        </Confirm>
      )}
    </li>
  );
}
