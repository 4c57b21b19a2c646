import { Trash2, Undo2 } from 'lucide-react';
import { mapTexts as texts } from '#texts/map.ts';
import { Button } from '#ui/Button.tsx';
import * as mapCss from '../map.module.css';

interface EditorFootProps {
  /** Why the shape cannot be saved. */
  problem: string | null;
  isBusy: boolean;
  canSave: boolean;
  canUndo: boolean;
  canClear: boolean;
  onSave: () => Promise<unknown>;
  onUndo: () => void;
  onClear: () => void;
}

/** Faults of a drawn shape, and the buttons that save it, undo a step and remove it. */
export const EditorFoot = (props: EditorFootProps) => (
  <div className={mapCss.mapEditorFoot}>
    <p role="status" className={mapCss.mapProblem}>
      {props.problem}
    </p>
    <div className={mapCss.mapEditorButtons}>
      <Button
        variant="primary"
        isBusy={props.isBusy}
        disabled={!props.canSave}
        onClick={() => void props.onSave().catch(() => undefined)}
      >
        {texts.save}
      </Button>
      <Button icon={Undo2} disabled={!props.canUndo} onClick={props.onUndo}>
        {texts.undo}
      </Button>
      <Button icon={Trash2} disabled={!props.canClear} onClick={props.onClear}>
        {texts.clear}
      </Button>
    </div>
  </div>
);
