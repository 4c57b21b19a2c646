import { createContext, useContext } from 'react';

interface ShellActions {
  openHelp: () => void;
}

const ShellContext = createContext<ShellActions>({ openHelp: () => undefined });
export const ShellProvider = ShellContext.Provider;
export const useShell = (): ShellActions => useContext(ShellContext);
