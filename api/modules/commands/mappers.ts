import type { Command } from '../../../domain/repair/commands/command.ts';

export type ExternalSystemCommandMapper = Command;

export type ExternalSystemCommandProgressMapper = NonNullable<Command['progress']>;

export interface ExternalSystemCommandsAndCountMapper {
  externalSystemCommands(): Promise<Command[]>;
  count(): Promise<number>;
}
