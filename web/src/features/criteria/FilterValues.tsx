import { builtInDefinitions } from '#domain/alarms/model/property.ts';
import { isCmmsFilter } from '#domain/lists/alarms/cmms-filters.ts';
import type { Filter } from '#domain/lists/criteria/filter.ts';
import { filterNamed } from '#domain/lists/filters.ts';
import { UsersPicker } from '#features/fields/people/UsersPicker.tsx';
import { PropertySelect } from '#features/fields/properties/PropertySelect.tsx';
import { filterTexts as texts } from '#texts/filters.ts';
import type { Option } from '#ui/option.ts';
import { MultiSelect, TagsSelect } from '#ui/Select.tsx';
import { CmmsAssigneeSelect } from './CmmsAssigneeSelect.tsx';
import { CmmsPlaceSelect } from './CmmsPlaceSelect.tsx';
import { blankOption, keptValues, meOption } from './criteria.ts';
import { DurationRange } from './DurationRange.tsx';
import { NumberRange } from './NumberRange.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { PointSelect } from './PointSelect.tsx';
import { QuerySelect } from './QuerySelect.tsx';
import { TimeOfDayRange } from './TimeOfDayRange.tsx';
import { TimeRange } from './TimeRange.tsx';

interface FilterValuesProps {
  field: string | null;
  values: string[];
  /** Absent until the server has sent them. */
  options: Option[] | undefined;
  onChange: (values: string[]) => void;
}

const definitionOf = (property: string) => builtInDefinitions.find(({ name }) => name === property);

/** Values of one filter, in the control of its type. */
export function FilterValues({ field, values, options, onChange }: FilterValuesProps) {
  const one = { value: values[0] ?? '', onChange: (value: string) => onChange(value ? [value] : []) };
  const filter = field === null ? null : filterNamed(field);
  const property = filter?.property;
  if (property && definitionOf(property)?.hasLocations)
    return <PlaceSelect property={property} first={[blankOption]} value={values} onChange={onChange} />;
  if (property)
    return (
      <PropertySelect
        property={property}
        label={texts.values}
        isMulti
        first={[blankOption]}
        value={values}
        onChange={onChange}
      />
    );
  if (filter?.query)
    return (
      <QuerySelect
        query={filter.query}
        first={filter.blank ? [blankOption] : []}
        value={values}
        names={options ?? []}
        onChange={onChange}
      />
    );
  if (field && isCmmsFilter(field) && field !== 'cmmsStatus')
    return <CmmsPlaceSelect field={field} first={[blankOption]} value={values} onChange={onChange} />;
  if (field === 'point')
    return (
      <PointSelect
        label={texts.values}
        placeholder={texts.choosePoints}
        first={[blankOption]}
        value={values}
        onChange={(chosen) => onChange(keptValues(field, chosen))}
      />
    );
  if (!field || !filter) return <ChosenValues isDisabled values={values} options={options} onChange={onChange} />;
  switch (filter.type) {
    case 'userSelect':
      return (
        <UsersPicker
          label={texts.values}
          value={values}
          first={[meOption, ...(filter.blank ? [blankOption] : [])]}
          names={options ?? []}
          hidesMe
          onChange={onChange}
        />
      );
    case 'cmmsAssignee':
      return <CmmsAssigneeSelect first={[blankOption]} value={values} onChange={onChange} />;
    case 'dateTime':
      return <TimeRange field={filter} {...one} />;
    case 'minMax':
      return <NumberRange {...one} />;
    case 'timeMinMax':
      return <TimeOfDayRange {...one} />;
    case 'durationMinMax':
      return <DurationRange {...one} />;
    case 'number':
    case 'text':
    case 'customValueSelect':
    case 'customWorkSelect':
      return <TypedValues name={field} field={filter} values={values} onChange={onChange} />;
    default:
      return <ChosenValues isDisabled={false} values={values} options={options} onChange={onChange} />;
  }
}

interface ChosenValuesProps extends Pick<FilterValuesProps, 'values' | 'options' | 'onChange'> {
  isDisabled: boolean;
}

const ChosenValues = ({ isDisabled, values, options, onChange }: ChosenValuesProps) => (
  <MultiSelect
    label={texts.values}
    placeholder={texts.chooseValues}
    isDisabled={isDisabled}
    value={values}
    options={options}
    onChange={onChange}
  />
);

const hint = ({ type }: Filter) => (type === 'text' ? texts.typeLetters : texts.typeValue);

interface TypedValuesProps extends Pick<FilterValuesProps, 'values' | 'onChange'> {
  name: string;
  field: Filter;
}

/** Values that are typed; offers (blanks) if a row may have none. */
function TypedValues({ name, field, values, onChange }: TypedValuesProps) {
  return (
    <TagsSelect
      label={texts.values}
      placeholder={hint(field)}
      options={field.blank === null ? [] : [blankOption]}
      value={values}
      onChange={(typed) => onChange(keptValues(name, typed))}
    />
  );
}
