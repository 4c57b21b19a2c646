import { useMe } from '#session/me.tsx';
import { abbreviated } from '#ui/short-text.ts';
import { Tip } from '#ui/Tip.tsx';
import * as css from './shell.module.css';

/** The customer in a rail that has no room for the name. */
export function CustomerMark() {
  const { name } = useMe().customer;
  return (
    <Tip text={name} placement="right">
      <span className={`${css.railMark} meta quiet`} aria-hidden>
        {abbreviated(name)}
      </span>
    </Tip>
  );
}
