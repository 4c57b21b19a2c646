import { useApolloClient } from '@apollo/client/react';
import { type ReactElement, useState } from 'react';
import { entitySearchThrottleMs } from '#domain/constants.ts';
import type { EntitySearchType } from '#generated/graphql.ts';
import { MultiLevelPicker } from '#ui/MultiLevelPicker.tsx';
import type { Choice } from '#ui/picker-path.ts';
import { addNewId, entityChoices, typeOf } from './entity-choices.ts';
import { throttled } from './throttle.ts';

interface EntityPickerProps {
  label: string;
  /** Word of the button that takes the choice. */
  confirm?: string;
  onSelect: (chosen: Choice) => void;
  /** Adds a new one, in the place that is open; absent: it is not offered. */
  onAddNew?: ((type: EntitySearchType, parent: Choice | undefined) => void) | undefined;
  /** Button that opens and closes it. */
  children: ReactElement;
}

/** Picker of a place or an asset: spaces and assets first, then what is in them, with a search on each level. */
export function EntityPicker({ onSelect, onAddNew, ...props }: EntityPickerProps) {
  const client = useApolloClient();
  const canAdd = onAddNew !== undefined;
  // searches alone wait: what one opens or scrolls to is read at once
  const [search] = useState(() => throttled(entityChoices, entitySearchThrottleMs));
  const [opened, setOpened] = useState<readonly Choice[]>([]);
  return (
    <MultiLevelPicker
      {...props}
      chosen={[]}
      read={(path: readonly Choice[], term: string, offset: number) => {
        setOpened(path);
        return (term === '' ? entityChoices : search)(client, path, term, { offset, canAdd });
      }}
      onSelect={([chosen]) => {
        if (chosen?.id === addNewId) onAddNew?.(typeOf(opened[0]), opened.slice(1).at(-1));
        else if (chosen) onSelect(chosen);
      }}
    />
  );
}
