import { Popover, type PopoverProps } from 'antd';
import type { ReactNode } from 'react';

interface PopupProps
  extends Pick<PopoverProps, 'open' | 'onOpenChange' | 'placement' | 'destroyOnHidden' | 'children'> {
  /** Accessible name. */
  label: string;
  content: ReactNode;
}

/** A panel beneath the button that opens and closes it. */
export const Popup = ({ label, content, ...rest }: PopupProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    arrow={false}
    content={
      <div role="dialog" aria-label={label}>
        {content}
      </div>
    }
    {...rest}
  />
);
