import type { ClipboardEvent, KeyboardEvent } from 'react';

/** Time after which a pasted text is cleaned, in ms (UI-036). */
export const pasteCleanedAfterMs = 100;

/** Everything but letters and digits of any script, space, hyphen and underscore (UI-035). */
const others = /[^\p{L}\p{M}\p{N} _-]/gu;

/** A text without the characters that a plain input does not take. */
export const plainText = (text: string): string => text.replace(others, '');

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** True if the key would type a character that a plain input does not take. AltGr is Ctrl and Alt, and types. */
const typesOther = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  [...key].length === 1 && plainText(key) === '' && !((ctrlKey || metaKey) && !altKey);

/** Handlers of an input that takes plain text alone; what stood in it before stays until something is pasted. */
export const plainInput = (onChange: (text: string) => void) => ({
  onKeyDown: (event: PressedKey & Pick<KeyboardEvent, 'preventDefault'>) => {
    if (typesOther(event)) event.preventDefault();
  },
  onPaste: ({ currentTarget: input }: Pick<ClipboardEvent<HTMLInputElement>, 'currentTarget'>) => {
    setTimeout(() => {
      const plain = plainText(input.value);
      if (input.isConnected && plain !== input.value) onChange(plain);
    }, pasteCleanedAfterMs);
  },
});
