import { useState } from 'react';
import { onDemand } from '#ui/on-demand.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';

const CommandPalette = onDemand(async () => (await import('./CommandPalette.tsx')).CommandPalette);

/** Opens the command palette by its key, also while somebody types in the page. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ 'Ctrl+k': () => setOpen(true) }, { whileTyping: true });
  return isOpen && <CommandPalette onClose={() => setOpen(false)} />;
}
