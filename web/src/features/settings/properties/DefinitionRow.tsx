import { ChevronRight, Ellipsis, Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { builtInTypes } from '#domain/alarms/model/property.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { actionTexts } from '#texts/common.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Grip } from '#ui/Grip.tsx';
import * as gripCss from '#ui/grip.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import * as settingsCss from '../settings.module.css';
import * as css from './property-settings.module.css';

interface DefinitionRowProps {
  definition: Definition;
  isOpen: boolean;
  isDragged: boolean;
  grip: Omit<ComponentProps<typeof Grip>, 'name'>;
  /** Absent if it is at that end. */
  onUp?: () => void;
  onDown?: () => void;
  onOpen: () => void;
  onEdit: () => void;
  onShow: (isVisible: boolean) => void;
  onRemove: () => void;
}

/** Lists the traits of a property. */
const traitsOf = ({ isMulti, isEditable, hasLocations }: Definition): string =>
  [
    isMulti && texts.traits.isMulti.short,
    hasLocations && texts.traits.hasLocations.short,
    !isEditable && texts.traits.isEditable.short,
  ]
    .filter(Boolean)
    .join(' · ');

/** One property of alarms: its name opens its values. */
export function DefinitionRow({ definition, isOpen, isDragged, grip, onEdit, ...on }: DefinitionRowProps) {
  const { name, label, isVisible } = definition;
  const actions: Action[] = [
    { label: actionTexts.edit, action: onEdit },
    { label: actionTexts.moveUp, hide: !on.onUp, action: on.onUp },
    { label: actionTexts.moveDown, hide: !on.onDown, action: on.onDown },
    { label: actionTexts.remove, danger: true, hide: builtInTypes.has(name), action: on.onRemove },
  ];
  return (
    <li
      data-order-id={name}
      className={`${settingsCss.settingsRow} ${css.propertyRow}${isOpen ? ` ${css.isOpen}` : ''}${isDragged ? ` ${gripCss.isDragged}` : ''}${isVisible ? '' : ` ${css.isHidden}`}`}
    >
      <Grip name={label} {...grip} />
      <Button variant="plain" className={css.propertyOpen} aria-expanded={isOpen} onClick={on.onOpen}>
        <span className="strong ell" dir="auto">
          {label}
        </span>
        <span className="meta quiet ell">{traitsOf(definition)}</span>
        <ChevronRight size={15} className={`quiet ${css.propertyMore}`} aria-hidden />
      </Button>
      <IconButton
        icon={isVisible ? Eye : EyeOff}
        label={isVisible ? texts.hide(label) : texts.show(label)}
        onClick={() => on.onShow(!isVisible)}
      />
      <ActionsMenu actions={actions}>
        <IconButton icon={Ellipsis} label={texts.moreFor(label)} />
      </ActionsMenu>
    </li>
  );
}
