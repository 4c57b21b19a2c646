import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { setPreferences, usePreferences } from '#session/preferences.ts';
import { alarmDetailTexts } from '#texts/alarms.ts';
import { Guarded } from '#ui/Guarded.tsx';
import * as css from './drawer.module.css';

const least = 400;
const most = 720;
const keyStep = 20;

const bounded = (width: number) => Math.round(Math.min(most, Math.max(least, width)));

interface DrawerFrameProps {
  label: string;
  isDocked: boolean;
  children: ReactNode;
}

/** A drawer at the right: docked beside the list or lying over it, its width remembered. */
export function DrawerFrame({ label, isDocked, children }: DrawerFrameProps) {
  const { drawerWidth } = usePreferences();
  const [dragged, setDragged] = useState<number | null>(null);
  const width = dragged ?? drawerWidth;
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDragged(bounded(window.innerWidth - event.clientX));
  };
  const drop = () => {
    if (dragged !== null) setPreferences({ drawerWidth: dragged });
    setDragged(null);
  };
  const nudge = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? keyStep : event.key === 'ArrowRight' ? -keyStep : 0;
    if (by) setPreferences({ drawerWidth: bounded(width + by) });
  };
  return (
    <aside className={`${css.drawer}${isDocked ? '' : ` ${css.isOver}`}`} style={{ width }} aria-label={label}>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={alarmDetailTexts.drawerWidth}
        aria-valuenow={width}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        className={css.drawerEdge}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={drop}
        onKeyDown={nudge}
      />
      <Guarded of={label}>{children}</Guarded>
    </aside>
  );
}
