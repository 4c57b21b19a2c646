import type { AlarmState, EventPosition } from '../model/state.ts';

/** What only the state machine reads of a state: every event writes it, so it is kept short. */
type Memory = Pick<
  AlarmState,
  | 'enteredBySource'
  | 'isPriorityByPerson'
  | 'latestEndSource'
  | 'declinedEndedAt'
  | 'instanceId'
  | 'instanceValue'
  | 'instanceUnit'
  | 'instanceAckAt'
  | 'instanceAckBy'
  | 'instanceIsChattering'
  | 'earlierStarts'
  | 'activityEvent'
  | 'newestEvent'
  | 'recentEvents'
  | 'attributesHash'
  | 'changedAt'
>;

/** Says of the newest activity that it is the newest event, as it mostly is. */
const theNewest = 0;
type Position = [at: number, rank: number, id: string];
const written = ({ at, rank, id }: EventPosition): Position => [at, rank, id];
const read = ([at, rank, id]: Position): EventPosition => ({ at, rank, id });

/** As one JSON text, in the order in which `readMemory` takes it apart. New fields are added at the end. */
export function writeMemory(s: Memory): string {
  const { activityEvent: activity, newestEvent: newest } = s;
  return JSON.stringify([
    s.enteredBySource,
    s.isPriorityByPerson,
    s.latestEndSource,
    s.declinedEndedAt,
    s.instanceId,
    s.instanceValue,
    s.instanceUnit,
    s.instanceAckAt,
    s.instanceAckBy,
    s.instanceIsChattering,
    s.earlierStarts,
    activity?.id === newest.id ? theNewest : activity && written(activity),
    written(newest),
    s.recentEvents,
    s.attributesHash,
    s.changedAt,
  ]);
}

/** What `writeMemory` has written. */
export function readMemory(text: string): Memory {
  const memory = JSON.parse(text);
  const newestEvent = read(memory[12]);
  const activity: Position | typeof theNewest | null = memory[11];
  return {
    enteredBySource: memory[0],
    isPriorityByPerson: memory[1],
    latestEndSource: memory[2],
    declinedEndedAt: memory[3],
    instanceId: memory[4],
    instanceValue: memory[5],
    instanceUnit: memory[6],
    instanceAckAt: memory[7],
    instanceAckBy: memory[8],
    instanceIsChattering: memory[9],
    earlierStarts: memory[10],
    activityEvent: activity === theNewest ? newestEvent : activity && read(activity),
    newestEvent,
    recentEvents: memory[13],
    attributesHash: memory[14] ?? '',
    changedAt: memory[15] ?? 0,
  };
}
