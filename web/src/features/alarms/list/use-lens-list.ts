import type { AlarmRowMessage } from '#domain/live/socket-events.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { type ListQuestion, type ListSource, useLiveList } from '#features/lists/live/use-live-list.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { viewerTimezone } from '#ui/format.ts';
import { lensAlarmsQuery, rowProperties } from './alarm-fragments.ts';
import { alarmListKind, type LensAlarm } from './alarm-list.ts';
import { useLocations } from './use-locations.ts';

export interface LensQuestion extends ListQuestion<LensSort> {
  /** True if a column shows maintenance system values. */
  withCmms: boolean;
}

const alarmSource: ListSource<LensAlarm, AlarmRowMessage, LensSort, LensQuestion> = {
  ...alarmListKind,
  failure: alarmTexts.failed,
  openFeed: (live, request, listener) => live.openLens(request, listener),
  async readPage(client, { lensId, criteria, searchTerm, sort, withCmms }, { limit, after, options }) {
    const { data } = await client.query({
      query: lensAlarmsQuery,
      variables: {
        ...{ lensId, criteria, searchTerm: searchTerm || null, sort: [sort], timezone: viewerTimezone() },
        ...{ properties: rowProperties, limit, after, withCmms },
      },
      ...options,
    });
    const items = data?.fastAlarms ?? [];
    return { items, hasMore: items.length === limit };
  },
};

interface Options {
  question: LensQuestion;
  firstRows: number;
  isUntouched: () => boolean;
  isKept: (id: string) => boolean;
}

/** The alarms of one lens, live; what the feed does not carry is read afterwards. */
export function useLensList(options: Options) {
  const { addDetails, ...live } = useLiveList(alarmSource, options);
  useLocations(live.list, options.question, addDetails);
  return live;
}
