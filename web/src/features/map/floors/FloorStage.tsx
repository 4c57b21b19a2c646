import { type MouseEvent, type ReactNode, useId } from 'react';
import type { FloorSheet } from '#domain/maps/floor-plans/frame.ts';
import type { Position } from '#domain/maps/shape.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { MapButtons } from '../canvas/MapButtons.tsx';
import * as css from './floors.module.css';
import type { FloorPlanFile } from './use-floor.ts';
import type { Stage } from './use-view.ts';

interface FloorStageProps {
  stage: Stage;
  page: FloorSheet;
  label: string;
  /** Null while it is read. */
  file: FloorPlanFile | null;
  /** Called with a place of the page that is pressed, where nothing else takes the press. */
  onPress?: (place: Position) => void;
  /** Shapes over the floor plan, in units of its page. */
  children: ReactNode;
  /** Layer over everything, in pixels. */
  overlay?: ReactNode;
}

/** A floor plan that is zoomed and moved by keys, wheel and hand, and what is drawn over it. */
export function FloorStage({ stage, page, label, file, onPress, children, overlay }: FloorStageProps) {
  const helpId = useId();
  const { view } = stage;
  const press = (event: MouseEvent) => onPress?.(stage.placeOf(event));
  return (
    <div className={css.floorStage}>
      {/* biome-ignore-start lint/a11y: a drawing has no element of its own; its keys are described, and its rooms are links */}
      <div
        ref={stage.ref}
        className={`${css.floorCanvas}${onPress ? ` ${css.isDrawing}` : ''}`}
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={!file || !view}
        tabIndex={0}
        {...stage.handlers}
        onClick={press}
      >
        {view && (
          <svg aria-hidden={onPress !== undefined || undefined}>
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <rect className={css.floorSheet} width={page.width} height={page.height} />
              {file && <Background file={file} page={page} />}
              {children}
            </g>
            {overlay}
          </svg>
        )}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      <p id={helpId} className="unseen">
        {texts.canvasHelp}
      </p>
      <MapButtons
        labels={{ in: texts.zoomIn, out: texts.zoomOut, fit: texts.fit }}
        onZoom={(steps) => stage.zoomBy(1.5 ** steps)}
        onFit={stage.showAll}
      />
    </div>
  );
}

function Background({ file, page }: { file: FloorPlanFile; page: FloorSheet }) {
  if (file.kind === 'IMAGE')
    return <image href={file.url} width={page.width} height={page.height} preserveAspectRatio="none" />;
  return (
    <g aria-hidden>
      {file.drawing.polygons.map(({ rings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is known by its place in the drawing alone
        <path key={index} className={css.floorWall} d={rings.map((ring) => pathOf(ring, page)).join('')} />
      ))}
    </g>
  );
}

/** Returns the closed path of some corners on a page. */
export const pathOf = (corners: readonly Position[], { toPage }: Pick<FloorSheet, 'toPage'>): string => {
  const [first, ...rest] = corners.map((corner) =>
    toPage(corner)
      .map((value) => value.toFixed(2))
      .join(' '),
  );
  return first === undefined ? '' : `M${first}${rest.map((place) => `L${place}`).join('')}Z`;
};
