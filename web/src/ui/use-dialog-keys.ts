import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('textarea, input, [contenteditable]') !== null;

/** Single keys while a dialog is open, unless somebody types. @param press says whether it took the key. */
export function useDialogKeys(press: (key: string) => boolean): void {
  const current = useRef(press);
  current.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (current.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
