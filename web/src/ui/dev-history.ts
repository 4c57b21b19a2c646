/** Number of entries that the history holds (SYS-027). */
const historyLength = 25;

interface HistoryEntry {
  at: string;
  action: unknown;
  /** State after the action. */
  state: unknown;
}

declare global {
  interface Window {
    /** Latest actions of live lists, newest last, for the console of a browser in development. */
    listHistory?: HistoryEntry[];
  }
}

/**
 * Wraps a reducer so that its latest actions and states are kept in `window.listHistory`. For development alone: it
 * holds what it records in memory.
 */
export function withHistory<State, Action>(reducer: (state: State, action: Action) => State) {
  return (before: State, action: Action): State => {
    const state = reducer(before, action);
    const history = window.listHistory ?? [];
    // React may run a reducer twice for one action
    if (history.at(-1)?.action !== action)
      window.listHistory = [...history, { at: new Date().toISOString(), action, state }].slice(-historyLength);
    return state;
  };
}
