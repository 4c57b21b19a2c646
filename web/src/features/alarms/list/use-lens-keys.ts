import { useNavigate } from 'react-router';
import { alarmPath } from '#features/lists/lens-address.ts';
import { useShortcuts } from '#ui/use-shortcuts.ts';

interface LensKeys {
  focusedId: string | null;
  openId: string | null;
  onStep: (by: number) => void;
  onOpen: (id: string | null) => void;
  onUnfocus: () => void;
  onMerge: () => void;
}

/** The keys of a lens: move, open, close, merge. */
export function useLensKeys({ focusedId, openId, onStep, onOpen, onUnfocus, onMerge }: LensKeys): void {
  const navigate = useNavigate();
  const next = () => onStep(1);
  const previous = () => onStep(-1);
  const enter = (event: KeyboardEvent) => {
    const pressed = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button, a') : null;
    if (event.key === 'Enter' && pressed) return pressed.click();
    if (!focusedId) return;
    if (openId === focusedId) navigate(alarmPath(focusedId));
    else onOpen(focusedId);
  };
  const close = () => (openId ? onOpen(null) : onUnfocus());
  useShortcuts({
    j: next,
    k: previous,
    ArrowDown: next,
    ArrowUp: previous,
    Enter: enter,
    o: enter,
    n: onMerge,
    ']': () => onOpen(openId ? null : focusedId),
    Escape: close,
  });
}
