/** UI-061, ms. */
export const longPressMs = 500;
/** Longest move of a resting finger, px. */
const restPx = 10;

interface GestureEvents {
  onLongPress(): void;
  /** Called with the card's offset, px: 0 to -`width`. */
  onDrag(offset: number): void;
  /** Called on release: the card stays open, or closes. */
  onRelease(isOpen: boolean): void;
}

type Phase = 'idle' | 'pressing' | 'swiping' | 'scrolling' | 'held';

/**
 * Reads a finger's gestures on a card: a tap is left to the card; a swipe to the left uncovers `width` px behind it;
 * resting for half a second is a long press; vertical moves are the list's scrolling.
 */
export function createCardGesture(width: number, { onLongPress, onDrag, onRelease }: GestureEvents) {
  let phase: Phase = 'idle';
  let start = { x: 0, y: 0 };
  let base = 0;
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (isOpen: boolean) => {
    offset = isOpen ? -width : 0;
    onRelease(isOpen);
  };
  return {
    /** Starts a touch. */
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
    /** @param canSwipe true if the card may be swiped now. */
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
    /** Ends a touch. @returns true if it was more than a tap. */
    up(): boolean {
      clearTimeout(timer);
      const was = phase;
      phase = 'idle';
      if (was === 'swiping') finish(offset < -width / 2);
      return was === 'swiping' || was === 'held';
    },
    /** Ends a touch that the browser scrolls by. */
    cancel(): void {
      clearTimeout(timer);
      if (phase === 'swiping') finish(false);
      phase = 'idle';
    },
    close(): void {
      if (offset !== 0) finish(false);
    },
  };
}
