import { useApolloClient } from '@apollo/client/react';
import { MapPinned } from 'lucide-react';
import type { ComponentProps } from 'react';
import { entityChoices, placeKind } from '#features/fields/properties/entity-choices.ts';
import { PropertySelect } from '#features/fields/properties/PropertySelect.tsx';
import { filterTexts as texts } from '#texts/filters.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MultiLevelPicker } from '#ui/MultiLevelPicker.tsx';
import * as css from './filters.module.css';

type PlaceSelectProps = Pick<ComponentProps<typeof PropertySelect>, 'property' | 'first' | 'value' | 'onChange'>;

/** Select of places by name: searched, or picked from the tree. */
export function PlaceSelect({ value, onChange, ...rest }: PlaceSelectProps) {
  const client = useApolloClient();
  return (
    <div className={css.filterPlace}>
      <PropertySelect {...rest} label={texts.values} isMulti value={value} onChange={onChange} />
      <MultiLevelPicker
        label={texts.places}
        isMulti
        chosen={[]}
        read={(path, search, offset) => entityChoices(client, [placeKind, ...path], search, offset)}
        // alarms and filters hold places by name
        onSelect={(chosen) => onChange([...new Set([...value, ...chosen.map(({ name }) => name)])])}
      >
        <IconButton icon={MapPinned} iconSize={15} label={texts.chooseFromPlaces} />
      </MultiLevelPicker>
    </div>
  );
}
