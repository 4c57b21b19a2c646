import { mapTexts as texts } from '#texts/map.ts';
import * as mapCss from '../map.module.css';
import type { BaseProblem } from './engine.ts';

/** Says why the map has no streets though a key is configured. */
export const BaseNote = ({ problem }: { problem: BaseProblem | null }) => (
  <p className={`${mapCss.mapBaseNote}${problem ? ` ${mapCss.mapNote}` : ''}`} role="status">
    {problem && texts.baseProblems[problem]}
  </p>
);
