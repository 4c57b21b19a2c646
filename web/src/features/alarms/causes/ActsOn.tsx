import { incidentTexts as texts } from '#texts/incidents.ts';
import type { AlarmRow } from '../list/alarm-list.ts';
import * as css from './causes.module.css';
import { alarmsOfRow } from './row-alarms.ts';

/** Says how many alarms verbs on a row act on, once they are known; nothing of one. The list shows it of the row in hand. */
export function ActsOn({ row }: { row: AlarmRow }) {
  const count = alarmsOfRow(row)?.length ?? 0;
  if (count < 2) return null;
  return (
    <span className={`${css.causeActs} num`} title={texts.actsOnHint}>
      {texts.actsOn(count)}
    </span>
  );
}
