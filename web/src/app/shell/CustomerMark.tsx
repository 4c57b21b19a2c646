import { useMe } from '#session/me.tsx';
import { abbreviated } from '#ui/short-text.ts';
import { Tip } from '#ui/Tip.tsx';

/** The customer in a rail that has no room for the name. */
export function CustomerMark() {
  const { name } = useMe().customer;
  return (
    <Tip text={name} placement="right">
      <span className="rail-mark meta quiet" aria-hidden>
        {abbreviated(name)}
      </span>
    </Tip>
  );
}
