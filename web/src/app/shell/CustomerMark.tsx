import { Tooltip } from 'antd';
import { useMe } from '#session/me.tsx';
import { abbreviated } from '#ui/short-text.ts';

/** The customer in a rail that has no room for the name. */
export function CustomerMark() {
  const { name } = useMe().customer;
  return (
    <Tooltip title={name} placement="right">
      <span className="rail-mark meta quiet" aria-hidden>
        {abbreviated(name)}
      </span>
    </Tooltip>
  );
}
