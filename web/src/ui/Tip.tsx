import { Tooltip } from 'antd';
import { cloneElement, type ReactElement, useRef, useState } from 'react';
import { actionTexts } from '#texts/common.ts';

interface TipProps {
  /** Null for none. */
  text: string | null;
  placement?: 'top' | 'right';
  delaySeconds?: number;
  /** One control, without handlers of its own for these. */
  children: ReactElement<{ onPointerDown?: unknown; onPointerLeave?: unknown }>;
}

/** Returns the region of tooltips, at the end of the page: whoever goes from one landmark to the next misses nothing. */
function tooltipRegion(): HTMLElement {
  const known = document.getElementById('tooltips');
  if (known) return known;
  const region = document.createElement('div');
  Object.assign(region, { id: 'tooltips', role: 'region', ariaLabel: actionTexts.tooltips });
  return document.body.appendChild(region);
}

/** Names a control on hover and focus, until it is pressed: what a press opens may lie beneath. */
export function Tip({ text, placement, delaySeconds, children }: TipProps) {
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const press = (to: boolean) => () => {
    isPressed.current = to;
    if (to) setOpen(false);
  };
  return (
    <Tooltip
      title={text}
      placement={placement}
      mouseEnterDelay={delaySeconds}
      open={isOpen}
      getPopupContainer={tooltipRegion}
      onOpenChange={(next) => setOpen(next && !isPressed.current)}
    >
      {cloneElement(children, { onPointerDown: press(true), onPointerLeave: press(false) })}
    </Tooltip>
  );
}
