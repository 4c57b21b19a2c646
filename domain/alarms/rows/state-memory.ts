import { compileRecord } from '../../../platform/table-fields.ts';
import type { CurrentEntry, EventPosition, StateMemory } from '../model/state.ts';

/** The members of a state's memory, in the order of the text that keeps them. New ones are added at the end. */
export const memoryFields = [
  'enteredBySource',
  'isPriorityByPerson',
  'latestEndSource',
  'declinedEndedAt',
  'instanceId',
  'instanceValue',
  'instanceUnit',
  'instanceAckAt',
  'instanceAckBy',
  'instanceIsChattering',
  'earlierStarts',
  'activityEvent',
  'newestEvent',
  'recentEvents',
  'attributesHash',
  'changedAt',
  'entry',
  'isPriorityByRule',
  'instanceIsReplayed',
] as const satisfies ReadonlyArray<keyof StateMemory>;

/** Marks the newest activity as the newest event, as it mostly is. */
const theNewest = 0;
type Position = [at: number, rank: number, id: string];
const written = ({ at, rank, id }: EventPosition): Position => [at, rank, id];
const read = ([at, rank, id]: Position): EventPosition => ({ at, rank, id });

const entryCells = ['id', 'from', 'cause', 'userId', 'automationRuleId'] as const satisfies ReadonlyArray<
  keyof CurrentEntry
>;
type EntryCells = Array<string | number | null>;
/** The cells of an entry, without those at the end that are null: a source's have no actor. */
function writtenEntry(entry: CurrentEntry): EntryCells {
  const cells = entryCells.map((name) => entry[name]);
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}
const readEntry = ([id, from = null, cause = null, userId = null, automationRuleId = null]: EntryCells) =>
  ({ id, from, cause, userId, automationRuleId }) as CurrentEntry;

/** Every event writes it, so it is one short JSON text: cells without names, read back by `readMemory`. */
export function writeMemory(memory: StateMemory): string {
  const { activityEvent: activity, newestEvent: newest } = memory;
  const cells: Partial<Record<keyof StateMemory, unknown>> = {
    activityEvent: activity?.id === newest.id ? theNewest : activity && written(activity),
    newestEvent: written(newest),
    entry: memory.entry && writtenEntry(memory.entry),
  };
  return JSON.stringify(memoryFields.map((name) => (name in cells ? cells[name] : memory[name])));
}

/** SQL of the cause for which an alarm entered the status that it has; null if none was recorded. @param memory the text. */
export const entryCauseIn = (memory: string): string =>
  `(${memory}::jsonb -> ${memoryFields.indexOf('entry')} ->> ${entryCells.indexOf('cause')})`;

type Cells = Array<unknown>;
const cellOf = (name: keyof StateMemory): number => memoryFields.indexOf(name);
const fromCells = compileRecord<
  (cells: Cells, activity: EventPosition | null, newest: EventPosition, entry: CurrentEntry | null) => StateMemory
>(['cells', 'activity', 'newest', 'entry'], {
  ...Object.fromEntries(memoryFields.map((name, index) => [name, `cells[${index}]`])),
  activityEvent: 'activity',
  newestEvent: 'newest',
  // texts of earlier releases end before these
  attributesHash: `cells[${cellOf('attributesHash')}] ?? ''`,
  changedAt: `cells[${cellOf('changedAt')}] ?? 0`,
  entry: 'entry',
  isPriorityByRule: `cells[${cellOf('isPriorityByRule')}] ?? false`,
  instanceIsReplayed: `cells[${cellOf('instanceIsReplayed')}] ?? false`,
});

/** The memory that `writeMemory` has written. */
export function readMemory(text: string): StateMemory {
  const cells: Cells = JSON.parse(text);
  const newest = read(cells[cellOf('newestEvent')] as Position);
  const activity = cells[cellOf('activityEvent')] as Position | typeof theNewest | null;
  const entry = (cells[cellOf('entry')] ?? null) as EntryCells | null;
  return fromCells(
    cells,
    activity === theNewest ? newest : activity && read(activity),
    newest,
    entry && readEntry(entry),
  );
}
