import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in px, as it changes; 0 until it is measured. */
export function useWidth<Measured extends Element>(): [ref: RefObject<Measured | null>, width: number] {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
