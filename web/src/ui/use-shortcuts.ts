import { useEffect, useRef } from 'react';

type Shortcuts = Partial<Record<string, (event: KeyboardEvent) => unknown>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]'));

/** `Ctrl+a`, `Shift+x`, `x`, `?`: letters whatever the caps lock says. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = /^[a-z]$/i.test(key);
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${isLetter && shiftKey ? 'Shift+' : ''}${isLetter ? key.toLowerCase() : key}`;
}

const inDialog = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('[role=dialog]');

/**
 * Keys by their name, active while nobody types and no dialog is open.
 * @param options.whileTyping true for keys that type nothing: they are active in fields of the page too.
 */
export function useShortcuts(shortcuts: Shortcuts, { whileTyping = false } = {}): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (whileTyping ? inDialog(event.target) : isTyping(event.target)) return;
      const run = current.current[nameOf(event)];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [whileTyping]);
}
