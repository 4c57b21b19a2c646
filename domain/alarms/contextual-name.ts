/**
 * The name people know an alarm by (policy contextualName, PROP.8): the one a person gave › what is generated › the raw
 * text. Until asset, component and condition are known from parsing, the point stands for the asset.
 */
export function contextualName(alarm: { userName: string | null; pointName: string; message: string }): string {
  if (alarm.userName) return alarm.userName;
  const point = alarm.pointName.trim();
  const message = alarm.message.trim();
  if (!message) return point || 'Alarm without a text';
  return !point || message.toLowerCase().includes(point.toLowerCase()) ? message : `${point} ${message}`;
}
