import { useState } from 'react';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const CommandPalette = onDemand(async () => (await import('./CommandPalette.tsx')).CommandPalette);

/** Opens the command palette by its key, also while somebody types in the page. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const typedAhead = useTypedAhead();
  usePreload(CommandPalette);
  const close = () => setOpen(false);
  const open = () => {
    typedAhead.begin(close);
    setOpen(true);
  };
  useShortcuts({ 'Ctrl+k': open }, { whileTyping: true });
  return isOpen && <CommandPalette takeTyped={typedAhead.end} onClose={close} />;
}
