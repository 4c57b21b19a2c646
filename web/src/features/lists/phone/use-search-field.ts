import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** State of a search field that is hidden until it is used. */
export interface SearchFieldState {
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Shows it with the focus in it. */
  open(): void;
}

/** @param isSearched true if a search term is applied. */
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
