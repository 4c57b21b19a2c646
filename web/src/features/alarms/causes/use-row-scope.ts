import { useEffect, useMemo } from 'react';
import { useStable } from '#ui/use-stable.ts';
import type { AlarmRow } from '../list/alarm-list.ts';

/** Alarms that verbs beside an alarm act on, where its row stands for several. */
export interface RowScope {
  /** Alarms that the row stands for. */
  count: number;
  /** True if they act on the alarm alone. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

/**
 * Returns the scope of the open row's verbs; null where it is its own alarm anyway.
 * @param setAlone makes the row of an alarm stand for it alone; ends with the row.
 */
export function useRowScope(row: AlarmRow | undefined, setAlone: (id: string | null) => void): RowScope | null {
  const id = row?.item.id;
  const onAlone = useStable((isAlone: boolean) => setAlone(isAlone && id ? id : null));
  useEffect(() => {
    // another row is open, or none
    void id;
    setAlone(null);
  }, [id, setAlone]);
  const { group } = row ?? {};
  const count = group && !group.isMember ? (group.alarms?.length ?? 0) : 0;
  const isAlone = group?.isAlone ?? false;
  return useMemo(() => (count > 1 ? { count, isAlone, onAlone } : null), [count, isAlone, onAlone]);
}
