import { useState } from 'react';
import { can, canCreateWork } from '#session/access.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { viewerTimezone } from '#ui/format.ts';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import type { Target } from '../decisions/decision.ts';
import { countOf, isTooMany, nothing, type Selection, selectRange, toggle, toggleAll } from '../decisions/selection.ts';
import { useDecisions } from '../decisions/use-decisions.tsx';
import type { AlarmRow } from './alarm-list.ts';
import type { RowSelect } from './row-select.ts';
import type { LensQuestion } from './use-lens-list.ts';

interface Options {
  rows: readonly AlarmRow[];
  total: number | null;
  question: LensQuestion;
  /** Row that keys act on if nothing is selected. */
  focusedId: string | null;
  selection: Selection;
  setSelection: (selection: Selection) => void;
  /** Called after an action on the focused row alone. */
  onNext: () => void;
}

/** Selection of a lens and the actions on it, by pointer and by key. */
export function useLensDecisions({ rows, total, question, focusedId, selection, setSelection, onNext }: Options) {
  const me = useMe();
  const skewMs = useLiveState((state) => state.skewMs);
  const [anchor, setAnchor] = useState<string | null>(null);
  const isAllowed = can(me, 'alarms', 'EDIT');
  const count = countOf(selection, total);
  const clear = () => setSelection(nothing);
  const decisions = useDecisions(() => (count > 0 ? clear() : onNext()));

  const select: RowSelect = {
    selection,
    onSelect(id, isRange) {
      const order = rows.map(({ item }) => item.id);
      setSelection(isRange ? selectRange(selection, order, anchor, id) : toggle(selection, id));
      setAnchor(id);
    },
    onSelectAll: () =>
      setSelection(toggleAll(selection, new Date(Date.now() + skewMs).toISOString(), rows.length === 0 ? 0 : total)),
  };
  const alarmOf = (id: string) => rows.find(({ item }) => item.id === id)?.item;
  const versionOf = (id: string) => alarmOf(id)?.version;
  const some = (ids: string[]): Target => {
    const [only, ...others] = ids.map(alarmOf);
    const versions = ids.map(versionOf);
    const known = versions.filter((version) => version !== undefined);
    return {
      ...{ ids, count: ids.length, alarm: others.length === 0 ? only : undefined },
      ...(known.length === ids.length && { expectedVersions: known }),
    };
  };
  const selected = (): Target => {
    if (!selection.all) return some([...selection.ids]);
    const { lensId, criteria, searchTerm } = question;
    const { excluded, asOf } = selection;
    const searched = { lensId, criteria, searchTerm: searchTerm || null, timezone: viewerTimezone() };
    return { selection: { ...searched, excludedIds: [...excluded], asOf }, count };
  };
  /** Target of a key: the selection, else the focused row. */
  const target = (): Target | null =>
    count > 0 ? selected() : focusedId && versionOf(focusedId) ? some([focusedId]) : null;

  const withTarget = (act: (target: Target) => void) => () => {
    const about = target();
    if (isAllowed && about && !isTooMany(about.count)) act(about);
  };
  const focused = focusedId === null ? undefined : alarmOf(focusedId);
  const pin = withTarget((about) => decisions.decide({ verb: 'pin', pin: count > 0 || !focused?.isPinned }, about));
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
  return {
    decisions,
    select: isAllowed ? select : undefined,
    bulkTarget: count > 0 ? selected() : null,
    clear,
  };
}
