import type { TestApi, TestPerson } from './test-api.ts';

export interface Counts {
  closed: number;
  resolved: number;
  unresolved: number;
  repeat: number;
}
export interface Trend extends Counts {
  parts: Array<Counts & { start: string; end: string }>;
}
export interface Groups {
  groups: Array<Trend & { value: string | null; label: string | null }>;
  groupCount: number;
  total: Trend;
}
export interface Row extends Record<string, unknown> {
  displayId: string;
}

const counts = 'closed resolved unresolved repeat';
const parts = `parts { start end ${counts} }`;
/** Every query of work resolution, with what a report shows of it. */
export const workResolutionFields = {
  workResolutionTrend: `${counts} ${parts}`,
  workResolutionClosedWork: ['current', 'previous']
    .map((which) => `${which}Period { closed resolved unresolved averageTimeToResolution medianTimeToResolution }`)
    .join(' '),
  workResolutionRepeatWork:
    'currentPeriod { closed repeat repeating reissued } previousPeriod { closed repeat repeating reissued }',
  workResolutionTrendGroupBy: `groups { value label ${counts} ${parts} } groupCount total { ${counts} ${parts} }`,
  workResolutionTicketList: `count rows { id displayId externalId objective createdAt closedAt isResolved duration isRunning
    repeatCount isRepeat reissueCount state status alarmCount activeAlarmCount alarmAttributes { name values }
    creator { displayName } assignee { id } teams timeToDispatch externalSystemName }`,
};
export type WorkResolutionQuery = keyof typeof workResolutionFields;
const takes: Partial<Record<WorkResolutionQuery, [declared: string, passed: string]>> = {
  workResolutionTrendGroupBy: [
    ', $groupBy: WorkResolutionGroupBy!, $attribute: String, $limit: Int',
    ', groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit',
  ],
  workResolutionTicketList: [
    ', $orderBy: WorkTicketOrder, $limit: Int, $offset: Int',
    ', orderBy: $orderBy, limit: $limit, offset: $offset',
  ],
};

/** Asks as a person. @param input range, timezone and filters. @param more the query's other arguments. */
export function askWorkResolution<T>(
  api: TestApi,
  name: WorkResolutionQuery,
  { input, more = {}, by }: { input: object; more?: object; by: TestPerson },
) {
  const [declared, passed] = takes[name] ?? ['', ''];
  return api.gql<Record<string, T>>(
    `query ($input: WorkResolutionInput!${declared}) { ${name}(input: $input${passed}) { ${workResolutionFields[name]} } }`,
    by,
    { input, ...more },
  );
}

/** Asks as somebody who may. @throws Error with what was refused. */
export async function readWorkResolution<T>(...asked: Parameters<typeof askWorkResolution>): Promise<T> {
  const { data, errors } = await askWorkResolution<T>(...asked);
  if (!data) throw new Error(JSON.stringify(errors));
  return data[asked[1]] as T;
}

/** Counts as a list: closed, resolved, unresolved, repeat. */
export const figures = ({ closed, resolved, unresolved, repeat }: Counts) => [closed, resolved, unresolved, repeat];
