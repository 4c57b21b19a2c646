import { useMutation } from '@apollo/client/react';
import { Check, Pencil, Trash2, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { drawingMaxMb, floorPlanMaxMb } from '#domain/constants.ts';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { actionTexts } from '#texts/common.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as mapCss from '../map.module.css';
import { removeFloorPlanMutation } from './floor-queries.ts';
import * as css from './floors.module.css';
import type { Floor } from './rooms.ts';
import { useUpload } from './use-upload.tsx';

interface FloorHeadProps {
  floor: Floor;
  isEditing: boolean;
  /** Address of the page with or without the editor; null where rooms are not drawn. */
  editPath: string | null;
  onChanged: () => void;
}

/** Name of a floor and the way back, how its rooms are, and what is done with its floor plan. */
export function FloorHead({ floor, isEditing, editPath, onChanged }: FloorHeadProps) {
  const places = useShellPlaces();
  const { rooms, building, floorPlan } = floor;
  const inAlarm = rooms.filter(({ activeAlarmCount }) => activeAlarmCount > 0).length;
  return (
    <header className={mapCss.mapSideHead}>
      <h1 dir="auto">{floor.name}</h1>
      <p className={`${css.floorWays} meta`}>
        {building && (
          <Link to={places.floors(building.id)} dir="auto">
            {texts.floorsOf(building.name)}
          </Link>
        )}
        <Link to={places.asset(floor.id)}>{texts.openFloor}</Link>
      </p>
      <p className="meta quiet num" role="status">
        {texts.count(rooms.length)}
        {inAlarm > 0 && ` · ${texts.inAlarm(inAlarm)}`}
      </p>
      <SourcesStrip />
      {editPath !== null && floorPlan && (
        <div className={mapCss.mapEditorButtons}>
          <ButtonLink size="small" icon={isEditing ? Check : Pencil} to={editPath} replace>
            {isEditing ? texts.stopEditing : texts.edit}
          </ButtonLink>
          {isEditing && <FileButtons floor={floor} onChanged={onChanged} />}
        </div>
      )}
    </header>
  );
}

function FileButtons({ floor, onChanged }: Pick<FloorHeadProps, 'floor' | 'onChanged'>) {
  const toaster = useToaster();
  const { isBusy, choose, input } = useUpload(floor, onChanged);
  const [remove, { loading }] = useMutation(removeFloorPlanMutation, { context: { failure: texts.failedRemove } });
  const takeAway = async () => {
    const variables = { floorId: floor.id, expectedVersion: floor.version };
    const done = await remove({ variables }).catch(() => null);
    onChanged();
    if (done?.data) toaster.success(texts.removed);
  };
  const drawn = floor.rooms.filter(({ geoJSON }) => geoJSON).length;
  return (
    <>
      <Button size="small" icon={Upload} isBusy={isBusy} onClick={choose}>
        {texts.replace}
      </Button>
      <Confirm
        question={texts.removeQuestion}
        detail={texts.removeDetail(drawn)}
        action={actionTexts.remove}
        isDanger
        onConfirm={() => void takeAway()}
      >
        <Button size="small" icon={Trash2} isBusy={loading}>
          {texts.remove}
        </Button>
      </Confirm>
      {input}
      <p className="meta quiet">
        {texts.uploadHelp(floorPlanMaxMb, drawingMaxMb)} {texts.replaceHelp}
      </p>
    </>
  );
}
