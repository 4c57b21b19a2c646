/** Every kind of list, under the type of its lenses. */
export { alarmKind as alarm } from './alarms/kind.ts';
export { assetKind as asset } from './assets/kind.ts';
export { ticketKind as work } from './tickets/kind.ts';
