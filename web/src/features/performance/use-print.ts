import { useEffect, useState } from 'react';

/** Frames after which drawings have followed a change of their width. */
const framesToDraw = 3;

/**
 * Prints the page. While it does, `isPrinting` asks the page to be as wide as paper, so that charts are drawn for it;
 * the browser's own command prints those on the screen, scaled.
 */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    let frame = 0;
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => {
        if (frames > 0) return wait(frames - 1);
        window.print();
        setPrinting(false);
      });
    };
    wait(framesToDraw);
    return () => cancelAnimationFrame(frame);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
