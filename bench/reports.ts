import { createUser } from '../domain/people/create-user.ts';
import { attachAlarms } from './exports.ts';
import { measured } from './kpis.ts';
import { type Product, password } from './product.ts';
import { type Session, signIn } from './session.ts';
import { storeTickets } from './work-lists.ts';

const day = 86_400_000;
/** Numbers of tickets beyond those of the other phases. */
const firstTicket = 30_000_000;
const timezone = 'Europe/Berlin';

const resolution = `query($input: WorkResolutionInput!) {
  workResolutionTrend(input: $input) { closed parts { start closed resolved unresolved repeat } }
  workResolutionClosedWork(input: $input) {
    currentPeriod { closed resolved averageTimeToResolution medianTimeToResolution } previousPeriod { closed resolved } }
  workResolutionRepeatWork(input: $input) { currentPeriod { closed repeat repeating reissued } previousPeriod { closed repeat } } }`;
const groups = `query($input: WorkResolutionInput!, $groupBy: WorkResolutionGroupBy!) {
  workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, limit: 20) { groups { value closed repeat } groupCount total { closed } } }`;
const row = `id displayId objective createdAt closedAt isResolved duration repeatCount isRepeat alarmCount activeAlarmCount
  alarmAttributes { name values } creator { id displayName } teams timeToDispatch`;
const closedTickets = `query($input: WorkResolutionInput!) {
  workResolutionTicketList(input: $input, limit: 50, offset: 0) { count rows { ${row} } } }`;
const history = `query($input: WorkHistoryInput!) { workHistory(input: $input, limit: 50, offset: 0) { count rows { ${row} } } }`;
const followUp = `query { workFollowUp(limit: 50) { rows { reasons workTicket { id objective } } } }`;
const followUpCounts = `query { workFollowUp { counts { total byReason { reason count } } } }`;
const counts = `query($groupBy: AlarmCountField!, $range: DateRange!, $timezone: String!) {
  alarmCounts(groupBy: $groupBy, range: $range, timezone: $timezone) {
    rows { value label instances alarms timeInAlarm cumulativeShare } total { instances alarms timeInAlarm } }
  alarmInstanceTrend(range: $range, timezone: $timezone) { date count } }`;
const badActors = `query($range: DateRange!, $timezone: String!) { alarmReport(range: $range, timezone: $timezone) {
  rows { rank alarmId instances timeInAlarm chatteringCount workCount fix { kind count } } total { instances } } }`;
const performance = `query($input: AlarmPerformanceInput!) { alarmPerformance(input: $input) {
  measures { name value status } instances alarms days { date instances } hoursOfWeek { hour instances }
  priorities { priority instances } topTen { alarmId value } worst { kind count worst { alarmId value } } floodCount } }`;
const pivot = `query($input: PivotInput!) { advancedAnalytics(input: $input) {
  rows { values } columns { values } cells rowTotals columnTotals total } }`;

/** Measures pages of reports for the largest customer of the phase `kpis`, with tickets in Postgres, too. */
export async function benchReports(product: Product, { tickets, say }: { tickets: number; say(line: string): void }) {
  const { db, customerId } = product;
  const email = `bench-reports-${customerId}@example.com`;
  const memberships = [{ customerId, authRole: 'ADMIN' as const }];
  const userId = await createUser(db, { email, password, displayName: 'Bench analyst', memberships });
  await storeTickets(
    { product, userId, systemId: product.systems[0] as number },
    { first: firstTicket, count: tickets },
  );
  await attachAlarms(product, { first: firstTicket, count: tickets });
  await db.raw('vacuum analyze work_tickets, work_ticket_alarms');
  return measured(product, questions(await signIn(product, email)), say);
}

/** Requests of the pages, by the name of their figure. */
function questions(session: Session): Array<[what: string, ask: () => Promise<unknown>]> {
  const last = (days: number) => ({
    start: new Date(Date.now() - days * day).toISOString(),
    end: new Date().toISOString(),
  });
  const ask =
    (query: string, variables: object = {}) =>
    () =>
      session.graphql(query, { ...variables });
  const within = (days: number) => ({ input: { range: last(days), timezone } });
  const ofInstances = { source: 'instances', measure: 'occurrences', timezone };
  return [
    ['work resolution, 30 days', ask(resolution, within(30))],
    ['work resolution, 90 days', ask(resolution, within(90))],
    ['its groups by assignee, 90 days', ask(groups, { ...within(90), groupBy: 'assignee' })],
    ['its tickets, 90 days', ask(closedTickets, within(90))],
    ['work history', ask(history, { input: { timezone } })],
    ['follow-up', ask(followUp)],
    ['its counts', ask(followUpCounts)],
    ['counts by class, 30 days', ask(counts, { groupBy: 'alarmClass', range: last(30), timezone })],
    ['counts by alarm, 30 days', ask(counts, { groupBy: 'alarmId', range: last(30), timezone })],
    ['bad actors, 30 days', ask(badActors, { range: last(30), timezone })],
    ['alarm performance, 30 days', ask(performance, within(30))],
    [
      'a pivot of 99,528 cells, 318 days',
      ask(pivot, { input: { ...ofInstances, rows: ['hour', 'alarmClass'], column: 'day', range: last(318) } }),
    ],
    [
      'a pivot of priority by class, 30 days',
      ask(pivot, { input: { ...ofInstances, rows: ['alarmClass'], column: 'priority', range: last(30) } }),
    ],
  ];
}
