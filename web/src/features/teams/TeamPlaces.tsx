import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import * as filtersCss from '#features/criteria/filters.module.css';
import type { TeamDetailsFragment } from '#generated/graphql.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { Button } from '#ui/Button.tsx';
import { SwitchField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import type { Option } from '#ui/option.ts';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { locationsQuery } from './location-queries.ts';
import { PlacePicker } from './PlacePicker.tsx';
import { buildingsQuery, savePlacesMutation } from './team-queries.ts';

interface TeamPlacesProps {
  team: TeamDetailsFragment;
  canEdit: boolean;
  /** Called with true if there are unsaved changes. */
  onChanges: (hasChanges: boolean) => void;
  onSaved: () => void;
}

const optionsOf = (places: ReadonlyArray<{ id: string; name: string }>): Option[] =>
  places.map(({ id, name }) => ({ value: id, label: name }));
const placesOf = ({ isAllBuildings, buildings, locations }: TeamDetailsFragment) => ({
  isAllBuildings,
  buildings: optionsOf(buildings),
  locations: optionsOf(locations),
});
const idsOf = (options: readonly Option[]): string[] => options.map(({ value }) => value);

/** Places of a team: all buildings, or some buildings and locations (USR.15). */
export function TeamPlaces({ team, canEdit, onChanges, onSaved }: TeamPlacesProps) {
  const toaster = useToaster();
  const [places, setPlaces] = useState(() => placesOf(team));
  const { isAllBuildings, buildings, locations } = places;
  const isChanged = JSON.stringify(places) !== JSON.stringify(placesOf(team));
  useEffect(() => onChanges(isChanged), [onChanges, isChanged]);
  const [save, { loading }] = useMutation(savePlacesMutation, {
    context: { failure: texts.placesFailed, teamId: team.id },
  });
  const submit = async () => {
    const ids = { buildingIds: idsOf(buildings), locationIds: idsOf(locations) };
    if (!(await save({ variables: { id: team.id, input: { isAllBuildings }, ...ids } })).data) return;
    toaster.success();
    onSaved();
  };
  return (
    <div className={formCss.fields}>
      <p className="meta quiet">{texts.placesHint(team.name)}</p>
      <SwitchField
        label={texts.allBuildings}
        help={texts.allBuildingsHelp}
        value={isAllBuildings}
        disabled={!canEdit}
        onChange={(next) => setPlaces({ ...places, isAllBuildings: next })}
      />
      {!isAllBuildings && <Pickers places={places} canEdit={canEdit} onChange={setPlaces} />}
      {canEdit && (
        <div className={filtersCss.filtersFoot}>
          <div className="grow" />
          <Button
            variant="primary"
            isBusy={loading}
            disabled={!isChanged}
            onClick={() => void submit().catch(() => undefined)}
          >
            {texts.savePlaces}
          </Button>
        </div>
      )}
    </div>
  );
}

type Places = ReturnType<typeof placesOf>;

/** The buildings and locations of a team. */
function Pickers(props: { places: Places; canEdit: boolean; onChange: (places: Places) => void }) {
  const { places, canEdit, onChange } = props;
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed);
  const context = { quiet: true };
  const { data: found } = useQuery(buildingsQuery, { variables: { nameLike }, skip: !canEdit, context });
  const [name, setName] = useState('');
  const { data: known } = useQuery(locationsQuery, { skip: !canEdit, context });
  const isNamed = ({ label }: Option) => label.toLowerCase().includes(name.trim().toLowerCase());
  return (
    <>
      {places.buildings.length + places.locations.length === 0 && <p className="meta quiet">{texts.nowhere}</p>}
      <PlacePicker
        label={texts.buildings}
        add={texts.addBuilding}
        value={places.buildings}
        found={found && optionsOf(found.buildingsAndCount.buildings)}
        canEdit={canEdit}
        onSearch={setTyped}
        onChange={(buildings) => onChange({ ...places, buildings })}
      />
      <PlacePicker
        label={texts.locations}
        add={texts.addLocation}
        value={places.locations}
        found={known && optionsOf(known.locations).filter(isNamed)}
        canEdit={canEdit}
        onSearch={setName}
        onChange={(locations) => onChange({ ...places, locations })}
      />
    </>
  );
}
