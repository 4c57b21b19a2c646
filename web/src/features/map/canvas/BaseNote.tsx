import { mapTexts as texts } from '#texts/map.ts';
import type { BaseProblem } from './engine.ts';

/** Says why the map has no streets though a key is configured. */
export const BaseNote = ({ problem }: { problem: BaseProblem | null }) => (
  <p className={`map-base-note${problem ? ' map-note' : ''}`} role="status">
    {problem && texts.baseProblems[problem]}
  </p>
);
