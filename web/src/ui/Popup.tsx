import { Popover, type PopoverProps } from 'antd';
import type { ReactNode } from 'react';

interface PopupProps
  extends Pick<PopoverProps, 'open' | 'onOpenChange' | 'placement' | 'destroyOnHidden' | 'children'> {
  /** Accessible name. */
  label: string;
  content: ReactNode;
  /** True if the content pads itself. */
  isFlush?: boolean;
}

/** A panel that fits on neither side of its button moves into the window. antd passes `shiftX` on, its types lack it. */
const withinWindow = { adjustX: 1, adjustY: 1, shiftX: true } as const;

/** A panel beneath the button that opens and closes it. */
export const Popup = ({ label, content, isFlush, ...rest }: PopupProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    arrow={false}
    autoAdjustOverflow={withinWindow}
    content={
      <div role="dialog" aria-label={label}>
        {content}
      </div>
    }
    styles={isFlush ? { container: { padding: 0 } } : undefined}
    {...rest}
  />
);
