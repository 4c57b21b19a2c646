import { groupBy } from '../../platform/group-by.ts';
import { incidentWindowMinutes } from '../constants.ts';
import { createUnion } from './union.ts';

/** Start of an alarm on an asset. Times are milliseconds since the epoch. */
export interface Start {
  alarmId: number;
  at: number;
  assetId: number;
}

/** Likely cause of a start: a start on an asset that feeds its asset, or an earlier one on the same asset. */
interface LikelyCause extends Start {
  isUpstream: boolean;
}

/** A start with what grouping knows of it. */
export interface GroupedStart extends Start {
  cause: LikelyCause | null;
  /** Below 0: an incident of this grouping, which has no number yet. */
  incidentId: number | null;
  /** A person has put it where it is; grouping does not move it. */
  isPlaced: boolean;
}

/** Input of one grouping. */
export interface Grouping {
  /** New starts. One that is known already changes nothing. */
  fresh: readonly Start[];
  /** Known starts on the assets of new ones and on their neighbors, as far as they are within reach in time. */
  known: readonly GroupedStart[];
  /** Pairs of assets, of which the first feeds the second. */
  feeds: ReadonlyArray<readonly [source: number, target: number]>;
  /** Incidents among the known ones that people have split or merged: they lose no member. */
  fixed: ReadonlySet<number>;
  /** Incidents all of whose starts are among the known ones. */
  whole: ReadonlySet<number>;
}

/** Changes that one grouping makes. */
export interface Grouped {
  /** Starts that are new, or whose cause or incident has changed. */
  changed: GroupedStart[];
  /** Incidents that became part of another one; null: its last start is alone now. */
  merged: Array<{ from: number; into: number | null }>;
  /** Incidents that may lose members: they are needed whole. Nothing else is to be used then. */
  contested: number[];
}

const windowMs = incidentWindowMinutes * 60_000;

/** Returns a key that is unique among starts. */
export const keyOf = ({ alarmId, at }: Pick<Start, 'alarmId' | 'at'>): string => `${alarmId}@${at}`;

const isEarlier = (a: Start, b: Start): boolean => a.at < b.at || (a.at === b.at && a.alarmId < b.alarmId);

/** True if one likely cause is better than another: upstream before the same asset, then the earliest. */
const isBetter = (one: LikelyCause, other: LikelyCause | null): boolean =>
  other === null || (one.isUpstream === other.isUpstream ? isEarlier(one, other) : one.isUpstream);

/**
 * Groups starts under their likely causes (BEY.1). Each start has at most one cause, the best of all starts near it, so the
 * result does not depend on the order in which starts become known, and starts joined by causes are one incident. An incident
 * whose causes form a loop has its earliest start as the first. Pure.
 */
export function groupStarts({ fresh, known, feeds, fixed, whole }: Grouping): Grouped {
  const starts = new Map(known.map((start) => [keyOf(start), { ...start }]));
  const added = fresh.flatMap((start) => {
    if (starts.has(keyOf(start))) return [];
    const one: GroupedStart = { ...start, cause: null, incidentId: null, isPlaced: false };
    starts.set(keyOf(one), one);
    return [one];
  });
  const { caused, contested } = findCauses(added, starts, { feeds, fixed, whole });
  if (contested.size > 0) return { changed: [], merged: [], contested: [...contested] };
  const { incidentOf, merged } = uniteStarts(starts, new Set([...added, ...caused]), whole);
  const before = new Map(known.map((start) => [keyOf(start), start]));
  const changed: GroupedStart[] = [];
  for (const [key, start] of starts) {
    const incidentId = start.isPlaced ? start.incidentId : incidentOf(start);
    const old = before.get(key);
    const next = { ...start, incidentId };
    if (!old || caused.has(start) || old.incidentId !== incidentId) changed.push(next);
  }
  return { changed, merged, contested: [] };
}

/** Gives new starts, and those near them, the best of their causes. */
function findCauses(
  added: readonly GroupedStart[],
  starts: ReadonlyMap<string, GroupedStart>,
  { feeds, fixed, whole }: Pick<Grouping, 'feeds' | 'fixed' | 'whole'>,
) {
  const onAsset = groupBy(starts.values(), ({ assetId }) => assetId);
  const sources = groupBy(feeds, ([, target]) => target);
  const targets = groupBy(feeds, ([source]) => source);
  const caused = new Set<GroupedStart>();
  const contested = new Set<number>();
  const offer = (effect: GroupedStart, by: GroupedStart, isUpstream: boolean): void => {
    if (effect === by || effect.isPlaced || Math.abs(effect.at - by.at) > windowMs) return;
    // what a person took out of its incident is nobody's cause
    if (by.isPlaced && by.incidentId === null) return;
    const cause = { alarmId: by.alarmId, at: by.at, assetId: by.assetId, isUpstream };
    if (!isBetter(cause, effect.cause)) return;
    const { incidentId } = effect;
    // with another cause it may leave its incident, and take others along
    if (effect.cause !== null && incidentId !== null && incidentId !== by.incidentId) {
      if (fixed.has(incidentId)) return;
      if (!whole.has(incidentId)) contested.add(incidentId);
    }
    effect.cause = cause;
    caused.add(effect);
  };
  for (const start of added) {
    for (const other of onAsset.get(start.assetId) ?? [])
      if (isEarlier(other, start)) offer(start, other, false);
      else offer(other, start, false);
    for (const [source] of sources.get(start.assetId) ?? [])
      for (const other of onAsset.get(source) ?? []) offer(start, other, true);
    for (const [, target] of targets.get(start.assetId) ?? [])
      for (const other of onAsset.get(target) ?? []) offer(other, start, true);
  }
  return { caused, contested };
}

type Node = string;

/** Unites starts with their causes, and says which incident each belongs to. */
function uniteStarts(
  starts: ReadonlyMap<string, GroupedStart>,
  moved: ReadonlySet<GroupedStart>,
  whole: ReadonlySet<number>,
) {
  const isWhole = ({ incidentId }: GroupedStart): boolean => incidentId !== null && whole.has(incidentId);
  const nodeOf = (start: GroupedStart): Node =>
    start.incidentId === null || isWhole(start) || start.isPlaced ? `s${keyOf(start)}` : `i${start.incidentId}`;
  const union = createUnion<Node>();
  const causeNode = (cause: LikelyCause): Node | null => {
    const start = starts.get(keyOf(cause));
    if (!start) return null;
    // what a person has put into an incident stands for it
    return start.isPlaced && start.incidentId !== null ? `i${start.incidentId}` : nodeOf(start);
  };
  for (const start of starts.values()) {
    if (start.isPlaced) continue;
    const node = nodeOf(start);
    union.add(node);
    const to = start.cause && (moved.has(start) || isWhole(start)) ? causeNode(start.cause) : null;
    if (to !== null) union.unite(node, to);
  }
  const groups = new Map<Node, Group>();
  const groupOf = (node: Node): Group => {
    const root = union.find(node);
    const group = groups.get(root) ?? { starts: [], incidents: new Set(), id: null };
    groups.set(root, group);
    return group;
  };
  for (const start of starts.values()) {
    if (start.isPlaced) continue;
    const node = nodeOf(start);
    const group = groupOf(node);
    group.starts.push(start);
    if (node.startsWith('i')) group.incidents.add(Number(node.slice(1)));
  }
  for (const node of union.nodes()) if (node.startsWith('i')) groupOf(node).incidents.add(Number(node.slice(1)));
  const merged = nameGroups([...groups.values()], whole);
  return { incidentOf: (start: GroupedStart): number | null => groupOf(nodeOf(start)).id, merged };
}

/** Starts that belong together. */
interface Group {
  starts: GroupedStart[];
  /** Incidents that are part of it as they are. */
  incidents: Set<number>;
  id: number | null;
}

/**
 * Gives each group the number of the oldest incident in it, or a new one. An incident that falls apart goes on where most of
 * its starts are.
 */
function nameGroups(groups: readonly Group[], whole: ReadonlySet<number>): Grouped['merged'] {
  const membersOf = (group: Group, id: number): number =>
    group.starts.filter(({ incidentId }) => incidentId === id).length;
  const heirs = new Map<number, Group>();
  for (const id of whole) {
    for (const group of groups) {
      const heir = heirs.get(id);
      const members = membersOf(group, id);
      if (members > 0 && (!heir || members > membersOf(heir, id))) heirs.set(id, group);
    }
    const heir = heirs.get(id);
    if (heir && (heir.starts.length > 1 || heir.incidents.size > 0)) heir.incidents.add(id);
  }
  let fresh = 0;
  for (const group of groups) {
    if (group.incidents.size > 0) group.id = Math.min(...group.incidents);
    else if (group.starts.length > 1) {
      fresh -= 1;
      group.id = fresh;
    }
  }
  const merged: Grouped['merged'] = [];
  for (const group of groups)
    for (const from of group.incidents) if (from !== group.id) merged.push({ from, into: group.id });
  for (const [id, heir] of heirs) if (!heir.incidents.has(id)) merged.push({ from: id, into: null });
  return merged;
}
