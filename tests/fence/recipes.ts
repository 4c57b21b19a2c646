import { activeAt, type Side } from './scene.ts';

/** How an operation is tried with the ids of a customer. */
export interface Recipe {
  /** Arguments that find, or change, what the customer has. Between them they give everything the operation takes. */
  args: Array<(side: Side) => Record<string, unknown>>;
  /** Answers without anybody signed in. */
  isOpen?: true;
  /** Answers everybody alike, so that a customer's own answer proves nothing. */
  isAlike?: true;
  /** Ends the session it is called with. */
  endsSession?: true;
}

const page = { limit: 10, offset: 0 };
const criteria = (side: Side) => [{ field: 'text', isExclusion: false, values: [side.marker] }];
const newest = [{ field: 'ALARM_TIME', direction: 'DESC' }];

/** For every query and mutation of the schema. */
export const recipes: Record<string, Recipe> = {
  'Query.me': { args: [() => ({})] },
  'Query.getReleaseInfo': { args: [() => ({})], isOpen: true, isAlike: true },
  'Query.checkEmailTenant': { args: [(side) => ({ email: side.admin.email })], isOpen: true, isAlike: true },
  'Query.alarmsAndCount': {
    args: [
      (side) => ({ where: { ids: [side.alarmId] } }),
      (side) => ({ where: { lensId: 'active-alarms', criteria: criteria(side) }, orderBy: newest, ...page }),
      (side) => ({ where: { searchTerm: side.marker } }),
      (side) => ({ after: side.cursor }),
    ],
  },
  'Query.fastAlarms': {
    args: [
      (side) => ({ where: { ids: [side.alarmId] }, properties: ['rooms'] }),
      (side) => ({ lensId: 'active-alarms', criteria: criteria(side), sort: newest, ...page }),
      (side) => ({ searchTerm: side.marker }),
      (side) => ({ after: side.cursor }),
    ],
  },
  'Query.alarmInstancesAndCount': {
    args: [(side) => ({ where: { alarmId: side.alarmId }, orderBy: newest[0], ...page })],
  },
  'Query.alarmActivityAndCount': { args: [(side) => ({ where: { alarmId: side.alarmId }, ...page })] },
  'Query.alarmInstanceDaily': {
    args: [
      (side) => ({
        alarmId: side.alarmId,
        range: { start: new Date(activeAt - 86_400_000).toISOString(), end: new Date(activeAt).toISOString() },
        timezone: 'UTC',
      }),
    ],
  },
  'Query.alarmStatuses': { args: [() => ({})], isAlike: true },
  'Query.sourceSystems': { args: [(side) => ({ search: side.marker })] },
  'Query.lenses': { args: [() => ({ where: { type: 'alarm', ids: ['active-alarms'] } })], isAlike: true },
  'Query.lensEntityCounts': { args: [() => ({ lensIds: ['active-alarms'] })], isAlike: true },
  'Mutation.signIn': {
    args: [(side) => ({ email: side.admin.email, password: 'not the password' })],
    isOpen: true,
    isAlike: true,
  },
  'Mutation.signOut': { args: [() => ({})], isAlike: true, endsSession: true },
};
