import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A search field that is folded away until somebody searches. */
export interface SearchFieldState {
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Shows it with the focus in it. */
  open(): void;
}

/** @param isSearched whether the list is searched already. */
export function useSearchField(isSearched: boolean): SearchFieldState {
  const [isOpen, setOpen] = useState(isSearched);
  const field = useRef<HTMLInputElement>(null);
  return {
    isOpen: isOpen || isSearched,
    field,
    open() {
      // within the tap: a phone shows its keyboard for nothing else
      flushSync(() => setOpen(true));
      field.current?.focus();
    },
  };
}
