import { Link } from 'react-router';
import { lensTexts } from '#texts/lenses.ts';
import { Kbd } from '#ui/Kbd.tsx';
import type { Jump } from './places/jump.ts';
import * as searchBoxCss from './search-box.module.css';

const jumpKey = 'Enter';

/** Link beneath a focused search field with a number: the record that Enter opens. */
export const JumpHint = ({ jump }: { jump: Jump | null }) =>
  jump && (
    <Link className={searchBoxCss.jump} to={jump.to}>
      <span className="grow">{lensTexts.jump(jump.name)}</span>
      <Kbd>{jumpKey}</Kbd>
    </Link>
  );
