/** UI-061, ms. */
export const longPressMs = 500;
/** Moves below this many px are a finger that rests. */
const restPx = 10;

interface GestureEvents {
  onLongPress(): void;
  /** How far the card is pushed aside, px: 0 to -`width`. */
  onDrag(offset: number): void;
  /** The finger has let go: the card stays open, or falls back. */
  onSettle(isOpen: boolean): void;
}

type Phase = 'idle' | 'pressing' | 'swiping' | 'scrolling' | 'held';

/**
 * What a finger does to a card: a tap is left to the card itself; a push to the left uncovers what lies `width` px behind
 * it; resting on it for half a second is a long press. Up and down is scrolling, and the list's.
 */
export function createCardGesture(width: number, { onLongPress, onDrag, onSettle }: GestureEvents) {
  let phase: Phase = 'idle';
  let start = { x: 0, y: 0 };
  let base = 0;
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (isOpen: boolean) => {
    offset = isOpen ? -width : 0;
    onSettle(isOpen);
  };
  return {
    /** The finger comes down. */
    down(x: number, y: number): void {
      start = { x, y };
      base = offset;
      phase = 'pressing';
      clearTimeout(timer);
      timer = setTimeout(() => {
        phase = 'held';
        onLongPress();
      }, longPressMs);
    },
    /** @param canSwipe whether the card may be pushed aside now. */
    move(x: number, y: number, canSwipe = true): void {
      const [dx, dy] = [x - start.x, y - start.y];
      if (phase === 'pressing' && Math.max(Math.abs(dx), Math.abs(dy)) > restPx) {
        clearTimeout(timer);
        phase = canSwipe && Math.abs(dx) > Math.abs(dy) ? 'swiping' : 'scrolling';
      }
      if (phase !== 'swiping') return;
      offset = Math.min(0, Math.max(-width, base + dx));
      onDrag(offset);
    },
    /** The finger leaves. @returns whether it was more than a tap. */
    up(): boolean {
      clearTimeout(timer);
      const was = phase;
      phase = 'idle';
      if (was === 'swiping') settle(offset < -width / 2);
      return was === 'swiping' || was === 'held';
    },
    /** The browser has taken the finger, for scrolling. */
    cancel(): void {
      clearTimeout(timer);
      if (phase === 'swiping') settle(false);
      phase = 'idle';
    },
    close(): void {
      if (offset !== 0) settle(false);
    },
  };
}
