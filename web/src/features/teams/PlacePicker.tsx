import { teamTexts as texts } from '#texts/teams.ts';
import type { Option } from '#ui/option.ts';
import { ChosenPill } from '#ui/Pill.tsx';
import { SearchSelect } from '#ui/Select.tsx';
import * as css from './teams.module.css';

interface PlacePickerProps {
  label: string;
  add: string;
  value: readonly Option[];
  /** Places that the search found; undefined while it searches. */
  found: readonly Option[] | undefined;
  canEdit: boolean;
  onSearch: (typed: string) => void;
  onChange: (value: Option[]) => void;
}

/** Places of one kind: the chosen ones, and a search for another. */
export function PlacePicker({ label, add, value, found, canEdit, onSearch, onChange }: PlacePickerProps) {
  const isChosen = (option: Option) => value.some((one) => one.value === option.value);
  const choose = (chosen: string) => {
    const option = found?.find((one) => one.value === chosen);
    if (option) onChange([...value, option]);
    onSearch('');
  };
  return (
    <section className={css.placePicker} aria-label={label}>
      <h3>{label}</h3>
      <ul className={css.placePills} aria-label={label}>
        {value.map((option) => (
          <ChosenPill
            key={option.value}
            name={option.label}
            remove={texts.removePlace(option.label)}
            onRemove={canEdit ? () => onChange(value.filter((one) => one !== option)) : undefined}
          />
        ))}
      </ul>
      {canEdit && (
        <SearchSelect
          label={add}
          placeholder={add}
          className={css.teamAdd}
          onSearch={onSearch}
          value={null}
          options={found?.filter((option) => !isChosen(option))}
          onChange={choose}
        />
      )}
    </section>
  );
}
