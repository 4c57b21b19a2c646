import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { searchVariables } from '#features/lists/search-variables.ts';
import { can, canCreateWork } from '#session/access.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { incidentIdOf, incidentOfAll, isHead } from '../causes/row-alarms.ts';
import type { useCauses } from '../causes/use-causes.ts';
import type { Target } from '../decisions/decision.ts';
import {
  countOf,
  isTooMany,
  nothing,
  rangeOf,
  type Selection,
  select as selectAlarms,
  toggle,
  toggleAll,
} from '../decisions/selection.ts';
import { targetOfIds } from '../decisions/targets.ts';
import { useDecisions, type Verbs } from '../decisions/use-decisions.tsx';
import type { AlarmRow } from './alarm-list.ts';
import type { RowSelect } from './row-select.ts';
import type { LensQuestion } from './use-lens-list.ts';

/** Delay until the alarms of a row that is stepped to are read, in ms: a held key reads none on its way. */
const restMs = 120;

interface Options {
  rows: readonly AlarmRow[];
  /** Alarms that the rows of incidents stand for. */
  causes: Pick<ReturnType<typeof useCauses>, 'withAlarms' | 'versionOf' | 'want' | 'outdate'>;
  total: number | null;
  question: LensQuestion;
  /** Row that keys act on if nothing is selected. */
  focusedId: string | null;
  selection: Selection;
  setSelection: Dispatch<SetStateAction<Selection>>;
  /** Called after an action on the focused row alone. */
  onNext: () => void;
}

/** Selection of a lens and the actions on it, by pointer and by key. A row acts for all alarms that it stands for. */
export function useLensDecisions(options: Options) {
  const { rows, causes, total, question, focusedId, selection, setSelection, onNext } = options;
  const me = useMe();
  const skewMs = useLiveState((state) => state.skewMs);
  const [anchor, setAnchor] = useState<string | null>(null);
  const isAllowed = can(me, 'alarms', 'EDIT');
  const count = countOf(selection, total);
  const clear = () => setSelection(nothing);
  const decisions = useDecisions(() => {
    causes.outdate();
    if (count > 0) clear();
    else onNext();
  });
  const rowOf = (id: string | null | undefined) => rows.find(({ item }) => item.id === id);
  const focused = rowOf(focusedId);
  const inHand = focused && isHead(focused) ? (focused.group?.incident.id ?? null) : null;
  const { want } = causes;
  useEffect(() => {
    if (inHand === null) return want(null);
    const timer = setTimeout(() => want(inHand), restMs);
    return () => clearTimeout(timer);
  }, [want, inHand]);

  const select: RowSelect = {
    selection,
    onSelect(id, isRange) {
      const row = rowOf(id);
      if (!row) return;
      setAnchor(id);
      causes.withAlarms(isRange ? rangeOf(rows, anchor, id) : [row], (alarms) => {
        const ids = alarms.map((alarm) => alarm.id);
        setSelection((before) => (isRange ? selectAlarms(before, ids) : toggle(before, ids)));
      });
    },
    onSelectAll: () =>
      setSelection(toggleAll(selection, new Date(Date.now() + skewMs).toISOString(), rows.length === 0 ? 0 : total)),
  };
  const some = (ids: string[], incidentId?: string): Target =>
    targetOfIds(ids, { rows, versionOf: causes.versionOf }, incidentId);
  const selected = (): Target => {
    if (!selection.all) return some([...selection.ids], incidentOfAll(rows, selection.ids));
    const { excluded, asOf } = selection;
    return { selection: { ...searchVariables(question), excludedIds: [...excluded], asOf }, count };
  };
  /** Calls `act` with the alarms that the row of an alarm stands for. */
  const ofRow = (row: AlarmRow, act: (target: Target) => void) =>
    causes.withAlarms([row], (alarms) => {
      const ids = alarms.map(({ id }) => id);
      act(some(ids, incidentIdOf(row)));
    });

  /** Calls `act` with the target of a key: the selection, else what the focused row stands for. */
  const withTarget = (act: (target: Target) => void) => () => {
    if (!isAllowed) return;
    const allowed = (about: Target) => {
      if (!isTooMany(about.count)) act(about);
    };
    if (count > 0) allowed(selected());
    else if (focused) ofRow(focused, allowed);
  };
  const pin = withTarget((about) =>
    decisions.decide({ verb: 'pin', pin: count > 0 || !focused?.item.isPinned }, about),
  );
  useShortcuts({
    w: withTarget((about) => canCreateWork(me) && about.ids && decisions.ask('work', about)),
    s: withTarget((about) => decisions.ask('snooze', about)),
    d: withTarget((about) => decisions.ask('decline', about)),
    m: withTarget((about) => decisions.ask('move', about)),
    p: withTarget((about) => decisions.ask('priority', about)),
    '.': pin,
    x: () => isAllowed && focusedId && select.onSelect(focusedId, false),
    'Shift+x': () => isAllowed && focusedId && select.onSelect(focusedId, true),
    'Ctrl+a': () => isAllowed && select.onSelectAll(),
  });
  /** Verbs of one alarm's details, which act on what its row stands for once they say so; on the alarm until then. */
  const ofAlarm = (target: Target, act: (target: Target) => void) => {
    const row = rowOf(target.ids?.[0]);
    const known = row && isHead(row) ? (row.group?.alarms?.length ?? 0) : 0;
    if (row && known > 1 && !row.group?.isAlone) ofRow(row, act);
    else act(target);
  };
  const verbs: Verbs = {
    ask: (verb, target) => ofAlarm(target, (about) => decisions.ask(verb, about)),
    decide: (decision, target) => ofAlarm(target, (about) => decisions.decide(decision, about)),
  };
  return {
    decisions,
    verbs,
    select: isAllowed ? select : undefined,
    bulkTarget: count > 0 ? selected() : null,
    clear,
  };
}
