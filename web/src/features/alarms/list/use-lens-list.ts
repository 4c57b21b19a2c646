import { useMemo } from 'react';
import type { AlarmRowMessage } from '#domain/lists/alarms/message.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { type ListQuestion, type ListSource, useLiveList } from '#features/lists/live/use-live-list.ts';
import { searchVariables } from '#features/lists/search-variables.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { useStable } from '#ui/use-stable.ts';
import { lensAlarmsByCauseQuery } from '../causes/incident-queries.ts';
import { lensAlarmsQuery, rowProperties } from './alarm-fragments.ts';
import { alarmListKind, type LensAlarm } from './alarm-list.ts';
import { useLocations } from './use-locations.ts';

export interface LensQuestion extends ListQuestion<LensSort> {
  /** True if a column shows maintenance system values. */
  withCmms: boolean;
  /** True if alarms with the same likely cause are one row. */
  isGrouped: boolean;
}

type AlarmSource = ListSource<LensAlarm, AlarmRowMessage, LensSort, LensQuestion>;

/** @param shownIncidents returns the incidents that have a row. */
const alarmSourceOf = (shownIncidents: () => string[]): AlarmSource => ({
  ...alarmListKind,
  failure: alarmTexts.failed,
  openFeed: (live, request, listener) => live.openLens(request, listener),
  async readPage(client, question, { limit, after, options }) {
    const { sort, withCmms, isGrouped } = question;
    const variables = {
      ...searchVariables(question),
      ...{ sort: [sort], properties: rowProperties, limit, after, withCmms },
    };
    const items = isGrouped
      ? (
          await client.query({
            query: lensAlarmsByCauseQuery,
            variables: { ...variables, shownIncidents: after === null ? [] : shownIncidents() },
            ...options,
          })
        ).data?.fastAlarmsByCause
      : (await client.query({ query: lensAlarmsQuery, variables, ...options })).data?.fastAlarms;
    return { items: items ?? [], hasMore: items?.length === limit };
  },
});

interface Options {
  question: LensQuestion;
  firstRows: number;
  isUntouched: () => boolean;
  isKept: (id: string) => boolean;
  /** Returns the incidents that have a row. */
  shownIncidents: () => string[];
}

/** The alarms of one lens, live; what the feed does not carry is read afterwards. */
export function useLensList({ shownIncidents, ...options }: Options) {
  const shown = useStable(shownIncidents);
  const source = useMemo(() => alarmSourceOf(shown), [shown]);
  const { addDetails, ...live } = useLiveList(source, options);
  useLocations(live.list, options.question, addDetails);
  return live;
}
