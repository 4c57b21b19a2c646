import { alarmTexts } from '../../../texts/server/alarms.ts';

/**
 * Returns the name people know an alarm by (policy contextualName, PROP.8): the one a person gave › the generated one ›
 * the raw text. Until parsing yields asset, component and condition, the point replaces them, after the equipment in
 * its path.
 */
export function contextualName(alarm: {
  userName: string | null;
  pointPath: string;
  pointName: string;
  message: string;
}): string {
  if (alarm.userName) return alarm.userName;
  const message = alarm.message.trim();
  const source = [equipmentOf(alarm), alarm.pointName.trim()].filter(Boolean).join(' ');
  if (!message) return source || alarmTexts.untitled;
  return !source || message.toLowerCase().includes(source.toLowerCase()) ? message : `${source} ${message}`;
}

/** In a location path (`…/Second Floor/VAV 2-1/Zone Temp`) the part before the point is the equipment. */
function equipmentOf({ pointPath, pointName }: { pointPath: string; pointName: string }): string {
  const parts = pointPath.split('/').map((part) => part.trim());
  return parts.length > 1 && parts.at(-1) === pointName.trim() ? (parts.at(-2) ?? '') : '';
}
