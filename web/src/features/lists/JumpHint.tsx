import { Link } from 'react-router';
import { Kbd } from '#ui/Kbd.tsx';
import type { Jump } from './places/jump.ts';

/** Beneath a search with a number in it, while the focus is there: where Enter leads. */
export const JumpHint = ({ jump }: { jump: Jump | null }) =>
  jump && (
    <Link className="jump" to={jump.to}>
      <span className="grow">Open {jump.name}</span>
      <Kbd>Enter</Kbd>
    </Link>
  );
