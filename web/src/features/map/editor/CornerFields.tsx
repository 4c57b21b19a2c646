import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Position } from '#domain/maps/shape.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import * as mapCss from '../map.module.css';
import { type Draft, type DraftAction, nextCorner } from './draft.ts';

/** Corners that have fields: of a longer ring the others are moved on the map or in its GeoJSON. */
const fieldsMax = 50;

/** Distance of a corner that is added from the last, in steps of its fields. */
const stepsApart = 10;

/** A coordinate of a position, and how it is typed. */
export interface Axis {
  /** Place in a position. */
  index: 0 | 1;
  label: string;
  labelOf: (corner: number) => string;
  min: number;
  max: number;
  step: number;
}

/** Degrees, latitude first as people say them. */
const degrees: readonly Axis[] = [
  { index: 1, label: texts.latitude, labelOf: texts.latitudeOf, min: -90, max: 90, step: 0.0001 },
  { index: 0, label: texts.longitude, labelOf: texts.longitudeOf, min: -180, max: 180, step: 0.0001 },
];

interface CornerFieldsProps {
  draft: Draft;
  /** Position of a first corner. */
  nextAt: Position;
  axes?: readonly Axis[];
  onAction: (action: DraftAction) => void;
}

/** The corners as numbers: the way to draw without a pointer. */
export function CornerFields({ draft: { kind, corners }, nextAt, axes = degrees, onAction }: CornerFieldsProps) {
  /** The number that is being typed: what is typed at once is undone at once. */
  const typed = useRef('');
  const move = (index: number, to: Position, what: number) => {
    onAction({ type: 'move', index, to, isFurther: typed.current === `${index} ${what}` });
    typed.current = `${index} ${what}`;
  };
  const step = axes[0]?.step ?? 0;
  const stop = () => {
    typed.current = '';
  };
  return (
    <fieldset className={mapCss.mapCorners}>
      <legend>{kind === 'point' ? texts.point : texts.corners}</legend>
      {corners.length > 0 && (
        <div className={`${mapCss.mapCorner} meta quiet`} aria-hidden>
          <span />
          {axes.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      {corners.slice(0, fieldsMax).map((corner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the ring alone
        <div key={index} className={mapCss.mapCorner}>
          <span className="num quiet">{index + 1}</span>
          {axes.map(({ index: at, labelOf, min, max, step }) => (
            <NumberInput
              key={at}
              label={labelOf(index + 1)}
              value={rounded(corner[at])}
              min={min}
              max={max}
              step={step}
              controls={false}
              onChange={(value) => value !== null && move(index, withValue(corner, at, value), at)}
              onBlur={stop}
            />
          ))}
          <IconButton
            icon={X}
            size="small"
            iconSize={14}
            label={texts.removeCorner(index + 1)}
            onClick={() => onAction({ type: 'remove', index })}
          />
        </div>
      ))}
      {corners.length > fieldsMax && <p className="meta quiet">{texts.moreCorners(corners.length - fieldsMax)}</p>}
      {(kind === 'ring' || corners.length === 0) && (
        <Button
          size="small"
          onClick={() => onAction({ type: 'add', at: nextCorner(corners, nextAt, stepsApart * step) })}
        >
          {kind === 'ring' ? texts.addCorner : texts.setPoint}
        </Button>
      )}
    </fieldset>
  );
}

const withValue = ([x, y]: Position, index: Axis['index'], value: number): Position =>
  index === 0 ? [value, y] : [x, value];

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
