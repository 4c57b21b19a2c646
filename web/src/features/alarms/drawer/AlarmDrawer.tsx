import type { LensAlarm } from '../list/lens-list.ts';

interface AlarmDrawerProps {
  alarmId: string;
  /** The alarm's row, if it is in the list: shown until the details are read. */
  row: LensAlarm | null;
  place: { position: number; total: number | null } | null;
  isDocked: boolean;
  onStep: (by: number) => void;
  onClose: () => void;
}

export function AlarmDrawer({ alarmId }: AlarmDrawerProps) {
  return <aside aria-label={`Alarm A${alarmId}`} />;
}
