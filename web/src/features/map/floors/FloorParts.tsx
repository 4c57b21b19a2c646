import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { pageOf } from '#domain/maps/floor-plans/frame.ts';
import { cornersOf, middleOf, type Position } from '#domain/maps/shape.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Empty, Failed } from '#ui/states.tsx';
import { useStable } from '#ui/use-stable.ts';
import { draw, drawingOf } from '../editor/draft.ts';
import { Legend } from '../Legend.tsx';
import * as mapCss from '../map.module.css';
import { DraftLayer } from './edit/DraftLayer.tsx';
import { placedCorner } from './edit/place-corner.ts';
import { RoomEditor } from './edit/RoomEditor.tsx';
import { FloorStage } from './FloorStage.tsx';
import * as css from './floors.module.css';
import { RoomPanel } from './RoomPanel.tsx';
import { RoomShapes } from './RoomShapes.tsx';
import type { Floor, Room } from './rooms.ts';
import { type FloorPlanFile, useFloorPlanFile } from './use-floor.ts';
import { type Stage, useView } from './use-view.ts';

interface FloorPartsProps {
  floor: Floor;
  floorPlan: NonNullable<Floor['floorPlan']>;
  room: Room | null;
  isEditing: boolean;
  changes: number;
  /** Address of a room's panel or editor; null: of none. */
  pathTo: (room: Room) => string;
  onClose: () => void;
  onChanged: () => void;
  /** The column beside, which brings rooms into sight. */
  side: (onShow: (room: Room) => void) => ReactNode;
}

/** A floor that has a floor plan: what stands beside it, the floor plan, and the panel or the editor of a room. */
export function FloorParts(props: FloorPartsProps) {
  const { floor, floorPlan, room, isEditing, side } = props;
  const page = useMemo(() => pageOf(floorPlan), [floorPlan]);
  const stage = useView(page);
  const { file, hasFailed, retry } = useFloorPlanFile(floor.id, floorPlan.fileId, floorPlan.kind);
  const show = (shown: Room): void => {
    if (shown.geoJSON) stage.show(page.toPage(middleOf(shown.geoJSON)));
    document.querySelector<SVGAElement>(`[data-room="${shown.id}"]`)?.focus({ preventScroll: true });
  };
  if (hasFailed && !file)
    return (
      <>
        {side(show)}
        <Failed title={texts.failedFile} onRetry={retry} />
      </>
    );
  const parts = { ...props, page, stage, file };
  return (
    <>
      {side(show)}
      {isEditing && room ? <Editing key={room.id} {...parts} room={room} /> : <Viewing {...parts} />}
    </>
  );
}

interface PartProps extends FloorPartsProps {
  page: ReturnType<typeof pageOf>;
  stage: Stage;
  file: FloorPlanFile | null;
}

function Viewing({ floor, room, isEditing, changes, pathTo, onClose, page, stage, file }: PartProps) {
  const focus = useStable((place: Position) => stage.show(place));
  const isBare = floor.rooms.length > 0 && floor.rooms.every(({ geoJSON }) => geoJSON === null);
  const close = () => {
    onClose();
    document.querySelector<SVGAElement>(`[data-room="${room?.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={mapCss.mapMain}>
        <FloorStage stage={stage} page={page} label={texts.canvas(floor.name)} file={file}>
          <RoomShapes
            rooms={floor.rooms}
            page={page}
            scale={stage.view?.scale ?? 1}
            selectedId={room?.id ?? null}
            pathTo={pathTo}
            onFocus={focus}
          />
        </FloorStage>
        {isEditing || isBare ? (
          <p className={css.floorNote} role="status">
            {isEditing ? texts.chooseRoom : `${texts.nothingDrawn}. ${texts.nothingDrawnHint}`}
          </p>
        ) : (
          <Legend isOfRooms />
        )}
      </div>
      {room && !isEditing && <RoomPanel key={room.id} room={room} floor={floor} changes={changes} onClose={close} />}
    </>
  );
}

/** Draws one room; the others stay where they are, and its corners snap to theirs. */
function Editing({ floor, floorPlan, room, onChanged, page, stage, file }: PartProps & { room: Room }) {
  const [history, act] = useReducer(draw, drawingOf(room.geoJSON));
  const [snaps, setSnaps] = useState(true);
  const others = useMemo(() => floor.rooms.filter(({ id }) => id !== room.id), [floor.rooms, room.id]);
  const drawing = file?.kind === 'DRAWING' ? file.drawing : null;
  const rings = useMemo(
    () => [
      ...others.flatMap(({ geoJSON }) => (geoJSON ? [cornersOf(geoJSON)] : [])),
      ...(drawing?.polygons.flatMap((polygon) => polygon.rings) ?? []),
    ],
    [others, drawing],
  );
  const pixelAt = (position: Position) => stage.pixelAt(page.toPage(position));
  const placed = (place: Position, except: number | null): Position => {
    const own = history.now.corners.filter((_, index) => index !== except).map((corner) => [corner]);
    const snapTo = except === null ? rings : [...rings, ...own];
    return placedCorner(page.fromPage(place), { frame: floorPlan, rings: snaps ? snapTo : [], pixelAt });
  };
  return (
    <>
      <div className={mapCss.mapMain}>
        <FloorStage
          stage={stage}
          page={page}
          label={texts.editorCanvas}
          file={file}
          onPress={(place) => act({ type: 'add', at: placed(place, null) })}
          overlay={
            <DraftLayer
              draft={history.now}
              pixelAt={pixelAt}
              positionOf={(event, except) => placed(stage.placeOf(event), except)}
              onAction={act}
            />
          }
        >
          <RoomShapes rooms={others} page={page} scale={stage.view?.scale ?? 1} selectedId={null} />
        </FloorStage>
      </div>
      <RoomEditor
        room={room}
        floorPlan={floorPlan}
        drawing={drawing}
        history={history}
        snaps={snaps}
        onSnaps={setSnaps}
        onAction={act}
        onSaved={onChanged}
      />
    </>
  );
}

/** A floor without floor plan: its rooms, and what would fill the rest. */
export const NoFloorPlan = ({ upload }: { upload: ReactNode }) => (
  <Empty kind="none" title={texts.empty} detail={upload ? texts.emptyDetail : texts.emptyReader}>
    {upload}
  </Empty>
);
