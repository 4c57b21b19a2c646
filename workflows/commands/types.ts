import type { Command, CommandKey, SystemKey } from '../../domain/repair/commands/command.ts';
import type { CommandEnd } from '../../domain/repair/commands/command-rows.ts';

/** Command that was taken from a queue: what a plan needs of it. */
export type TakenCommand = Pick<Command, 'customerId' | 'id' | 'systemId' | 'commandType' | 'runId'>;

/** Activities of the workflow in workflow.ts; those of a reparse run replays. */
export interface CommandActivities {
  /** Takes the next command of an integration; null if none waits, `OTHERS` if the pump has to end one first. */
  takeCommand(key: SystemKey): Promise<TakenCommand | 'OTHERS' | null>;
  /** Asks a maintenance system. @returns the response; null: what its pull says. */
  askMaintenanceSystem(command: TakenCommand): Promise<string | null>;
  /** Stores how a command has ended. */
  finishCommand(key: CommandKey, end: CommandEnd): Promise<void>;
}
