import { useEffect, useState } from 'react';

interface TypedAhead {
  /**
   * Begins to keep keys from the page, and collects the text that they type.
   * @param onEscape called if Escape ends it: what is waited for may never come.
   */
  begin: (onEscape: () => void) => void;
  /** Gives keys back to the page. @returns the collected text. */
  end: () => string;
}

function createTypedAhead(): TypedAhead {
  let text = '';
  let cancel: () => void = () => undefined;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key.length === 1) text += event.key;
    if (event.key !== 'Escape') return;
    end();
    cancel();
  };
  const end = (): string => {
    window.removeEventListener('keydown', press, { capture: true });
    const typed = text;
    text = '';
    return typed;
  };
  return {
    begin(onEscape) {
      cancel = onEscape;
      window.addEventListener('keydown', press, { capture: true });
    },
    end,
  };
}

/** Collects what somebody types before a field is there: the keys of a word would be shortcuts of the page. */
export function useTypedAhead(): TypedAhead {
  const [typedAhead] = useState(createTypedAhead);
  useEffect(() => () => void typedAhead.end(), [typedAhead]);
  return typedAhead;
}
