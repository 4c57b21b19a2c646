import { defineRecording, recordedKey } from '../histories/recording.ts';
import { recording as recordingOfRuns } from '../reparse/recording.ts';
import type { ReparseActivities } from '../reparse/types.ts';
import type { CommandActivities, TakenCommand } from './types.ts';
import type { commands } from './workflow.ts';

const ofRuns = recordingOfRuns.activities as ReparseActivities;
const system = { customerId: recordedKey.customerId, systemId: 1 };
const queued: Array<TakenCommand | 'OTHERS'> = [
  'OTHERS',
  { ...system, id: recordedKey.id, commandType: 'HISTORICAL', runId: recordedKey.id },
  { ...system, id: recordedKey.id, commandType: 'GET_WORK_TICKETS', runId: null },
];

export const recording = defineRecording<typeof commands, CommandActivities & ReparseActivities>('commands', [system], {
  takeCommand: async () => queued.shift() ?? null,
  askMaintenanceSystem: async () => 'Two orders',
  finishCommand: async () => {},
  ...ofRuns,
});
