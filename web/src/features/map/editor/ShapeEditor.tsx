import { useMutation } from '@apollo/client/react';
import { useMemo, useReducer, useState } from 'react';
import { ringProblem } from '#domain/maps/read-shape.ts';
import { middleOf, type Position } from '#domain/maps/shape.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SwitchField } from '#ui/form/fields.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { type Building, buildingOf } from '../buildings.ts';
import { CanvasGuard } from '../CanvasGuard.tsx';
import * as mapCss from '../map.module.css';
import { updateShapeMutation } from '../map-queries.ts';
import { useMapConfig } from '../use-map-config.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { CornerFields } from './CornerFields.tsx';
import { draftOf, draw, drawingOf, emptyDraft, shapeOf } from './draft.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { PasteShape } from './PasteShape.tsx';

const ShapeCanvas = onDemand(async () => (await import('../canvas/canvases.ts')).ShapeCanvas);

interface ShapeEditorProps {
  building: Building;
  others: readonly Building[];
  canDraw: boolean;
  closePath: string;
  onSaved: (building: Building) => void;
  onFailed: () => void;
}

const nowhere: Position = [0, 0];
const kinds = [
  { value: 'ring', label: texts.ring },
  { value: 'point', label: texts.point },
] as const;

/** Draws the shape of one building: on the map, by numbers, or as GeoJSON. */
export function ShapeEditor({ building, others, canDraw, closePath, onSaved, onFailed }: ShapeEditorProps) {
  const toaster = useToaster();
  const [saved, setSaved] = useState(building);
  const [drawing, act] = useReducer(draw, drawingOf(building.geoJSON));
  const [snaps, setSnaps] = useState(true);
  const [goTo, setGoTo] = useState<Position | null>(null);
  const config = useMapConfig();
  const [save, { loading }] = useMutation(updateShapeMutation, { context: { failure: texts.failedSave } });
  const { now } = drawing;
  const shape = shapeOf(now);
  const isDirty = JSON.stringify(shape) !== JSON.stringify(saved.geoJSON);
  const isUnfinished = now.corners.length > 0 && shape === null;
  const problem = now.kind === 'ring' && now.corners.length > 0 ? ringProblem(now.corners) : null;
  const unsaved = useUnsavedChanges(isDirty || isUnfinished);
  const startAt = useMemo(() => placeNear(others), [others]);
  const submit = async () => {
    const variables = { id: saved.id, geoJson: shape, expectedVersion: saved.version };
    const { data } = await save({ variables });
    if (!data) return;
    const answered = buildingOf(data.updateAssetGeoJson);
    setSaved(answered);
    act({ type: 'replace', draft: answered.geoJSON ? draftOf(answered.geoJSON) : { ...emptyDraft, kind: now.kind } });
    onSaved(answered);
    toaster.success(texts.saved(saved.name));
  };
  return (
    <div className={mapCss.mapEditor}>
      <div className={mapCss.mapEditorSide}>
        <div className={mapCss.mapEditorHead}>
          <h2 dir="auto">{texts.editorOf(saved.name)}</h2>
          <ButtonLink size="small" variant="ghost" to={closePath}>
            {texts.close}
          </ButtonLink>
        </div>
        <Segmented
          label={texts.kind}
          options={kinds}
          value={now.kind}
          onChange={(kind) => act({ type: 'kind', kind })}
        />
        {canDraw && <p className="meta quiet">{now.kind === 'ring' ? texts.editorHint : texts.pointHint}</p>}
        {config?.isGeocodingOn ? (
          canDraw && <AddressSearch onPlace={setGoTo} />
        ) : (
          <p className="meta quiet">{config?.isGeocodingOn === false && texts.noKey}</p>
        )}
        {canDraw && <SwitchField label={texts.snaps} value={snaps} onChange={setSnaps} />}
        <CornerFields draft={now} nextAt={startAt ?? nowhere} onAction={act} />
        <PasteShape shape={shape} onShape={(pasted) => act({ type: 'replace', draft: draftOf(pasted) })} />
        <EditorFoot
          problem={problem}
          isBusy={loading}
          canSave={isDirty && problem === null && !isUnfinished}
          canUndo={drawing.before.length > 0}
          canClear={now.corners.length > 0}
          onSave={submit}
          onUndo={() => act({ type: 'undo' })}
          onClear={() => act({ type: 'replace', draft: { ...emptyDraft, kind: now.kind } })}
        />
      </div>
      {canDraw && (
        <div className={mapCss.mapMain}>
          <CanvasGuard onFailed={onFailed}>
            <ShapeCanvas
              mapbox={config?.mapbox}
              draft={now}
              others={others}
              snaps={snaps}
              startAt={startAt}
              goTo={goTo}
              onAction={act}
              onFailed={onFailed}
            />
          </CanvasGuard>
        </div>
      )}
      {unsaved.dialog}
    </div>
  );
}

/** Returns a likely position of a building without a shape: near another one. */
function placeNear(others: readonly Building[]): Position | null {
  const shape = others.find(({ geoJSON }) => geoJSON)?.geoJSON;
  return shape ? middleOf(shape) : null;
}
