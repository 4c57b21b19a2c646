import { Tooltip } from 'antd';
import type { ReactElement } from 'react';

/** Names a mark of the rail beside it, on hover and focus; nothing where `text` is null. */
export const Tip = ({ text, children }: { text: string | null; children: ReactElement }) => (
  <Tooltip title={text} placement="right">
    {children}
  </Tooltip>
);
