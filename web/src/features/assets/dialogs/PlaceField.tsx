import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EntityPicker } from '#features/fields/entities/EntityPicker.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as assetsCss from '../assets.module.css';

export interface ChosenEntity {
  id: string;
  name: string;
}

interface PlaceFieldProps {
  label: string;
  value: ChosenEntity | null;
  error?: string;
  isClearable?: boolean;
  onAddNew?: ComponentProps<typeof EntityPicker>['onAddNew'];
  onChange: (value: ChosenEntity | null) => void;
}

/** Chooses a place or an asset. */
export function PlaceField({ label, value, error, isClearable = true, onAddNew, onChange }: PlaceFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <div className={assetsCss.assetPlace}>
          <EntityPicker
            label={texts.choosePlace}
            onAddNew={onAddNew}
            onSelect={({ id, name }) => onChange({ id, name })}
          >
            <Button {...tied} aria-label={`${label}: ${value?.name ?? texts.choosePlace}`}>
              <span className="ell" dir="auto">
                {value?.name ?? texts.choosePlace}
              </span>
              <ChevronDown size={13} aria-hidden />
            </Button>
          </EntityPicker>
          {value && isClearable && (
            <IconButton icon={X} iconSize={14} label={texts.clearPlace} onClick={() => onChange(null)} />
          )}
        </div>
      )}
    </Field>
  );
}
