import { useMutation } from '@apollo/client/react';
import { type Dispatch, useState } from 'react';
import type { Drawing } from '#domain/maps/floor-plans/drawing.ts';
import { readRoomShape, roomProblem } from '#domain/maps/floor-plans/read-room-shape.ts';
import { middleOf, ringOf } from '#domain/maps/shape.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { SelectField, SwitchField } from '#ui/form/fields.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { type Axis, CornerFields } from '../../editor/CornerFields.tsx';
import { type DraftAction, type Drawing as DraftHistory, draftOf, emptyDraft, shapeOf } from '../../editor/draft.ts';
import { EditorFoot } from '../../editor/EditorFoot.tsx';
import { PasteShape } from '../../editor/PasteShape.tsx';
import { setRoomShapeMutation } from '../floor-queries.ts';
import * as floorsCss from '../floors.module.css';
import type { Floor, Room } from '../rooms.ts';
import { stepOf } from './place-corner.ts';

interface RoomEditorProps {
  room: Room;
  floorPlan: NonNullable<Floor['floorPlan']>;
  /** Null for an image. */
  drawing: Drawing | null;
  history: DraftHistory;
  snaps: boolean;
  onSnaps: (snaps: boolean) => void;
  onAction: Dispatch<DraftAction>;
  onSaved: () => void;
}

/** Outlines of a drawing that are offered; others are drawn, or pasted. */
const outlinesMax = 500;

/** The shape of one room as numbers and as GeoJSON, and what is done with it; it is drawn on the floor plan beside. */
export function RoomEditor({ room, floorPlan, drawing, history, snaps, onSnaps, onAction, onSaved }: RoomEditorProps) {
  const toaster = useToaster();
  const [saved, setSaved] = useState(room);
  const [save, { loading }] = useMutation(setRoomShapeMutation, { context: { failure: texts.failedSave } });
  const { now, before } = history;
  const shape = shapeOf(now);
  const isDirty = JSON.stringify(shape) !== JSON.stringify(saved.geoJSON);
  const isUnfinished = now.corners.length > 0 && shape === null;
  const problem = now.corners.length > 0 ? roomProblem(now.corners, floorPlan.bounds) : null;
  const unsaved = useUnsavedChanges(isDirty || isUnfinished);
  const undo = () => onAction({ type: 'undo' });
  useShortcuts({ 'Ctrl+z': undo });
  const outlines = (drawing?.polygons ?? []).slice(0, outlinesMax);
  const takeOutline = (value: string | null) => {
    const [outline] = outlines[Number(value)]?.rings ?? [];
    if (outline) onAction({ type: 'replace', draft: { kind: 'ring', corners: outline } });
  };
  const submit = async () => {
    const { data } = await save({
      variables: { roomId: saved.id, geoJson: shape, expectedVersion: saved.version, fileId: floorPlan.fileId },
    });
    if (!data) return;
    const { version, geoJSON } = data.setRoomShape;
    setSaved({ ...saved, version, geoJSON: (geoJSON as Room['geoJSON'] | undefined) ?? null });
    onSaved();
    toaster.success(texts.saved(saved.name));
  };
  return (
    <section className={floorsCss.floorEditor} aria-label={texts.editorOf(room.name)}>
      <h2 dir="auto">{texts.editorOf(room.name)}</h2>
      <p className="meta quiet">{texts.editorHint}</p>
      {outlines.length > 0 && (
        <SelectField
          name="outline"
          label={texts.outline}
          options={outlines.map(({ name }, index) => ({
            value: String(index),
            label: name ?? texts.outlineOption(index + 1),
          }))}
          value={null}
          onChange={takeOutline}
          onBlur={() => undefined}
        />
      )}
      <SwitchField label={texts.snaps} value={snaps} onChange={onSnaps} />
      <CornerFields
        draft={now}
        nextAt={middleOf(ringOf(cornersOfBounds(floorPlan)))}
        axes={axesOf(floorPlan)}
        onAction={onAction}
      />
      <PasteShape
        shape={shape}
        judge={(given) => readRoomShape(given, floorPlan.bounds)}
        help={texts.paste}
        onShape={(pasted) => onAction({ type: 'replace', draft: draftOf(pasted) })}
      />
      <EditorFoot
        problem={problem}
        isBusy={loading}
        canSave={isDirty && problem === null && !isUnfinished}
        canUndo={before.length > 0}
        canClear={now.corners.length > 0}
        onSave={submit}
        onUndo={undo}
        onClear={() => onAction({ type: 'replace', draft: emptyDraft })}
      />
      {unsaved.dialog}
    </section>
  );
}

type FloorPlan = RoomEditorProps['floorPlan'];

const cornersOfBounds = ({ bounds: [minX, minY, maxX, maxY] }: FloorPlan) =>
  [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ] as const;

function axesOf(floorPlan: FloorPlan): Axis[] {
  const [minX, minY, maxX, maxY] = floorPlan.bounds;
  const step = stepOf(floorPlan);
  return [
    { index: 0, label: texts.x, labelOf: texts.xOf, min: minX, max: maxX, step },
    { index: 1, label: texts.y, labelOf: texts.yOf, min: minY, max: maxY, step },
  ];
}
