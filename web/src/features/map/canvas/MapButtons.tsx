import { Maximize, Minus, Plus } from 'lucide-react';
import { mapTexts as texts } from '#texts/map.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as mapCss from '../map.module.css';

interface MapButtonsProps {
  labels?: { in: string; out: string; fit: string };
  onZoom: (steps: number) => void;
  onFit: () => void;
}

const ofMap = { in: texts.zoomIn, out: texts.zoomOut, fit: texts.fitAll };

/** Buttons over a map, or over what is moved like one. */
export const MapButtons = ({ labels = ofMap, onZoom, onFit }: MapButtonsProps) => (
  <div className={mapCss.mapButtons}>
    <IconButton icon={Plus} label={labels.in} onClick={() => onZoom(1)} />
    <IconButton icon={Minus} label={labels.out} onClick={() => onZoom(-1)} />
    <IconButton icon={Maximize} label={labels.fit} onClick={onFit} />
  </div>
);
