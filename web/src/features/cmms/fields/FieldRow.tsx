import { Asterisk, EyeOff, GripVertical, Lock, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { actionTexts } from '#texts/common.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';

interface FieldRowProps {
  field: CmmsField;
  canEdit: boolean;
  isDragged: boolean;
  onOpen: () => void;
  /** Absent for people without permission. */
  onDelete?: () => void;
  onMove: (by: 1 | -1) => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
}

/** One field of a sortable list. */
export function FieldRow({ field, canEdit, isDragged, onOpen, onDelete, onMove, ...drag }: FieldRowProps) {
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  };
  return (
    <li
      className={`cmms-row${isDragged ? ' is-dragged' : ''}`}
      aria-label={field.title}
      draggable={canEdit}
      onDragStart={drag.onDragStart}
      onDragOver={(event) => {
        event.preventDefault();
        drag.onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={drag.onDrop}
    >
      {canEdit && (
        <button type="button" className="cmms-handle" aria-label={texts.move(field.title)} onKeyDown={step}>
          <GripVertical size={15} aria-hidden />
        </button>
      )}
      <span className="cmms-name">
        <span className="strong ell" dir="auto">
          {field.title}
        </span>
        <span className="mono quiet ell">{field.name}</span>
      </span>
      <span className="cmms-tags">
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
