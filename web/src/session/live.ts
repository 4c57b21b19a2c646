import type { Socket } from 'socket.io-client';
import { socketReconnectMax } from '#domain/constants.ts';
import type { AlarmRowMessage } from '#domain/lists/alarms/message.ts';
import type { ListMessages } from '#domain/lists/list-kinds.ts';
import type {
  BulkJobMessage,
  ClientToServerEvents,
  CsvDownloadMessage,
  LensOpenRequest,
  MapBuildingMessage,
  ReportExportMessage,
  ServerToClientEvents,
} from '#domain/live/socket-events.ts';

export type LiveSocket = Pick<
  Socket<ServerToClientEvents, ClientToServerEvents>,
  'on' | 'emit' | 'connect' | 'disconnect' | 'connected'
>;

/** Reason for the live feed's final end; the shell handles it. */
export type LiveEnd = 'expired' | 'disabled' | 'timed-out' | 'factor';

export interface LiveState {
  /** `lost` after a connection that worked, while it is being restored. */
  status: 'connecting' | 'live' | 'lost';
  /** Counts the connections made; a change after 1 means that events may have been missed. */
  connection: number;
  /** The newest event of this customer's sources, as an ISO instant on the server's clock. */
  lastEventAt: string | null;
  /** Server's clock minus ours, ms. */
  skewMs: number;
  /** Rows by lens id. */
  counts: ReadonlyMap<string, number>;
  /** Bulk changes that this person requested, by task, as last received. */
  jobs: ReadonlyMap<string, BulkJobMessage>;
  /** The last table downloaded. */
  download: CsvDownloadMessage | null;
  /** The last export that has ended. */
  exportDone: ReportExportMessage | null;
  /** Counts changes of this person's access; each requires a refetch of lenses and `me`. */
  accessChanges: number;
  /** Counts changes of integrations. */
  integrationChanges: number;
  ended: LiveEnd | null;
}

/** Receives the rows that enter, leave or change in one list. */
type ListListener<Kind extends keyof ListMessages> = Record<
  'ingress' | 'egress' | 'updated',
  (row: ListMessages[Kind]) => void
>;
/** Kinds of lists of which any number is open at once. */
type ManyKinds = Exclude<keyof ListMessages, 'alarm'>;

export interface OpenLens {
  /** Resolves once the server feeds the lens, or after a timeout. */
  opened: Promise<void>;
  close(): void;
}

export interface Live {
  state(): LiveState;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
  /** Feeds `listener` from one lens of alarms on this connection, until it is closed. */
  openLens(request: LensOpenRequest, listener: ListListener<'alarm'>): OpenLens;
  /** The same of a list of another kind, beside all others. */
  openList<Kind extends ManyKinds>(
    kind: Kind,
    request: Omit<LensOpenRequest, 'type'>,
    listener: ListListener<Kind>,
  ): OpenLens;
  /** Calls `onChange` whenever something happens to the alarm, until the returned function is called. */
  watchAlarm(alarmId: string, onChange: () => void): () => void;
  /** Calls `onChange` with whoever changes in access, role or profile, null for many people, until the returned function is called. */
  watchPeople(onChange: (userId: string | null) => void): () => void;
  /** Calls `onChange` with each building of the map that changes, null for one that is gone, until the returned function is called. */
  watchMap(onChange: (id: string, building: MapBuildingMessage | null) => void): () => void;
  /** Calls `onChange` whenever something changes on the floor, one at a time, until the returned function is called. */
  watchFloor(floorId: string, onChange: () => void): () => void;
  /** Calls `onChange` with incidents that change and alarms that came or went, until the returned function is called. */
  watchIncidents(onChange: (ids: string[], alarmIds: string[]) => void): () => void;
  /** Adds these lenses to the counted ones, also after a reconnection, until the returned function is called. */
  watchCounts(lensIds: readonly string[]): () => void;
}

/** Time that a list waits for its feed before it is read, ms. */
const openPatienceMs = 2_000;
/** Maximum of lenses that the feed counts. */
export const countedLenses = 100;
/** Delay before a retry, ms, with jitter. */
const retryMs = (attempt: number) => Math.min(5_000, 500 * 2 ** attempt) * (0.75 + Math.random() / 2);
/** Delay before a socket replaced by a newer one of the same person reconnects, ms; focus reconnects it at once. */
const replacedMs = 60_000;

/**
 * The live feed over one socket without automatic reconnects: every failed attempt, `connect_error` included,
 * counts towards the limit, and the limit ends the feed. While the browser is offline nothing is attempted.
 * @param given.whyRefused is called after a refused connection, which gives no reason; null: it is tried again
 */
export function createLive(
  socket: LiveSocket,
  given: { isOnline?: () => boolean; whyRefused?: () => Promise<LiveEnd | null> } = {},
): Live {
  const { isOnline = () => navigator.onLine, whyRefused = () => Promise.resolve(null) } = given;
  let state: LiveState = {
    status: 'connecting',
    connection: 0,
    lastEventAt: null,
    skewMs: 0,
    counts: new Map(),
    jobs: new Map(),
    download: null,
    exportDone: null,
    accessChanges: 0,
    integrationChanges: 0,
    ended: null,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  let lens: { key: string; isOpen: boolean; listener: ListListener<'alarm'> } | null = null;
  /** Other open lists by their key; the server sends each the rows of its kind. */
  const lists = new Map<string, { kind: ManyKinds; listener: ListListener<never> }>();
  /** Lens ids of each subscriber to counts. */
  const counted = new Set<readonly string[]>();
  let sentLensIds = '';
  const sendCounts = (isNew = false) => {
    const lensIds = [...new Set([...counted].flat())].slice(0, countedLenses);
    const joinedIds = lensIds.join();
    if (state.status !== 'live' || (joinedIds === sentLensIds && !isNew)) return;
    sentLensIds = joinedIds;
    if (joinedIds || !isNew) socket.emit('badges', lensIds);
  };
  /** Callbacks of watchers, by alarm id. */
  const watchers = new Map<string, Set<() => void>>();
  const notifyWatchers = (alarmId: string) => {
    for (const onChange of watchers.get(alarmId) ?? []) onChange();
  };
  /** Callbacks of lists of people. */
  const peopleWatchers = new Set<(userId: string | null) => void>();
  const onPersonChange = ({ id }: { id: string | null }) => {
    for (const onChange of peopleWatchers) onChange(id);
  };
  /** Callbacks of what shows incidents. */
  const incidents = new Set<(ids: string[], alarmIds: string[]) => void>();
  /** Callbacks of open maps. */
  const maps = new Set<(id: string, building: MapBuildingMessage | null) => void>();
  const sendMap = () => {
    if (state.status === 'live') socket.emit('map_open', maps.size > 0);
  };
  /** The open floor plan. */
  let floor: { id: string; onChange: () => void } | null = null;
  const sendFloor = () => {
    if (state.status === 'live') socket.emit('floor_open', floor?.id ?? null);
  };
  const sendWatched = () => {
    if (state.status === 'live') socket.emit('watch', [...watchers.keys()]);
  };
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = true;
  /** True after a newer socket of this person replaced this one. */
  let isReplaced = false;

  const end = (reason: LiveEnd) => {
    stop();
    set({ ended: reason });
  };
  const retry = () => {
    if (stopped) return;
    if (state.status === 'live') set({ status: 'lost' });
    clearTimeout(timer);
    if (!isOnline()) return;
    if (isReplaced) {
      timer = setTimeout(comeBack, replacedMs);
      return;
    }
    if (attempts >= socketReconnectMax) return end('timed-out');
    timer = setTimeout(() => socket.connect(), retryMs(attempts));
    attempts += 1;
  };
  function comeBack() {
    if (stopped || socket.connected) return;
    clearTimeout(timer);
    isReplaced = false;
    attempts = 0;
    socket.connect();
  }
  const comeBackIfReplaced = () => {
    if (isReplaced) comeBack();
  };
  const findOutWhy = () => {
    whyRefused().then(
      (reason) => reason && !stopped && !socket.connected && end(reason),
      () => undefined,
    );
  };
  function stop() {
    stopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', comeBack);
    globalThis.removeEventListener?.('focus', comeBackIfReplaced);
    socket.disconnect();
  }

  socket.on('connect_error', () => {
    if (stopped) return;
    retry();
    if (isOnline()) findOutWhy();
  });
  socket.on('disconnect', retry);
  socket.on('init', ({ serverTime }) => {
    attempts = 0;
    set({ status: 'live', connection: state.connection + 1, skewMs: Date.parse(serverTime) - Date.now() });
    sendCounts(true);
    if (watchers.size > 0) sendWatched();
    if (maps.size > 0) sendMap();
    if (floor) sendFloor();
  });
  socket.on('auth', ({ ok, code }) => {
    if (code === 'LIMIT') isReplaced = true;
    else if (!ok) end('expired');
  });
  socket.on('session-expired', () => end('expired'));
  socket.on('user-disabled', () => end('disabled'));
  socket.on('alarm_count_updated', ({ lastEventAt }) => set({ lastEventAt }));
  socket.on('lens_badge_count_event', ({ counts }) =>
    set({ counts: new Map([...state.counts, ...counts.map((entry) => [entry.lens.id, entry.count] as const)]) }),
  );
  const onAccessChange = () => set({ accessChanges: state.accessChanges + 1 });
  socket.on('role_changed', onAccessChange);
  socket.on('team_added', onAccessChange);
  socket.on('team_removed', onAccessChange);
  socket.on('lenses_changed', onAccessChange);
  socket.on('disable_user', onPersonChange);
  socket.on('user_updated', onPersonChange);
  socket.on('map_entity_updated', ({ id, entity }) => {
    for (const onChange of maps) onChange(id, entity);
  });
  socket.on('floor_plan_updated', ({ floorId }) => {
    if (floor?.id === floorId) floor.onChange();
  });
  socket.on('incidents_changed', ({ ids, alarmIds }) => {
    for (const onChange of incidents) onChange(ids, alarmIds);
  });
  socket.on('external_system_updated', () => set({ integrationChanges: state.integrationChanges + 1 }));
  const onJob = (job: BulkJobMessage) => {
    const known = state.jobs.get(job.taskId);
    // outdated
    if (known && (known.status !== 'IN_PROGRESS' || known.done > job.done)) return;
    set({ jobs: new Map(state.jobs).set(job.taskId, job) });
  };
  socket.on('bulk_job_created', onJob);
  socket.on('bulk_job_updated', onJob);
  socket.on('bulk_job_completed', onJob);
  socket.on('alarm_status_changed', ({ id }) => notifyWatchers(id));
  socket.on('alarm_instance_created', ({ entity }) => notifyWatchers(entity.alarmId));
  socket.on('alarm_instance_updated', ({ entity }) => notifyWatchers(entity.alarmId));
  socket.on('alarm_instance_deleted', ({ alarmId }) => notifyWatchers(alarmId));
  socket.on('csv_download', (download) => set({ download }));
  socket.on('report_export_complete', (exportDone) => set({ exportDone }));
  socket.on('lens_event', (event) => {
    const { type, entity } = event.data;
    const list = lists.get(event.lens.key);
    if (list) list.listener[type](entity as never);
    else if (event.lens.key === lens?.key) lens.listener[type](entity as AlarmRowMessage);
  });
  socket.on('workorder_updated', ({ entity }) => {
    for (const { kind, listener } of lists.values()) if (kind === 'work') listener.updated(entity as never);
  });
  socket.on('alarm_updated', ({ entity }) => {
    if (lens?.isOpen) lens.listener.updated(entity);
  });

  /** Resolves once the server feeds a list, or after a timeout. */
  const ask = (request: LensOpenRequest, onAnswer: (ok: boolean) => void = () => {}) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, openPatienceMs);
      socket.emit('lens_open', request, ({ ok }) => {
        onAnswer(ok);
        resolve();
      });
    });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      stopped = false;
      attempts = 0;
      globalThis.addEventListener?.('online', comeBack);
      globalThis.addEventListener?.('focus', comeBackIfReplaced);
      socket.connect();
    },
    stop,
    openLens(request, listener) {
      const feed = { key: request.key, isOpen: false, listener };
      lens = feed;
      const opened = ask(request, (ok) => {
        feed.isOpen = ok;
      });
      const close = () => {
        if (socket.connected) socket.emit('lens_close', request.key);
        if (lens === feed) lens = null;
      };
      return { opened, close };
    },
    openList(kind, request, listener) {
      const list = { kind, listener };
      lists.set(request.key, list);
      const opened = ask({ ...request, type: kind });
      const close = () => {
        if (socket.connected) socket.emit('lens_close', request.key);
        if (lists.get(request.key) === list) lists.delete(request.key);
      };
      return { opened, close };
    },
    watchIncidents(onChange) {
      incidents.add(onChange);
      return () => incidents.delete(onChange);
    },
    watchPeople(onChange) {
      peopleWatchers.add(onChange);
      return () => peopleWatchers.delete(onChange);
    },
    watchAlarm(alarmId, onChange) {
      const own = watchers.get(alarmId) ?? new Set();
      watchers.set(alarmId, own.add(onChange));
      sendWatched();
      return () => {
        own.delete(onChange);
        if (own.size === 0) watchers.delete(alarmId);
        sendWatched();
      };
    },
    watchMap(onChange) {
      maps.add(onChange);
      sendMap();
      return () => {
        maps.delete(onChange);
        sendMap();
      };
    },
    watchFloor(id, onChange) {
      const own = { id, onChange };
      floor = own;
      sendFloor();
      return () => {
        if (floor !== own) return;
        floor = null;
        sendFloor();
      };
    },
    watchCounts(lensIds) {
      const wanted = [...lensIds];
      counted.add(wanted);
      sendCounts();
      return () => {
        counted.delete(wanted);
        // the next page often wants the same counts
        queueMicrotask(sendCounts);
      };
    },
  };
}
