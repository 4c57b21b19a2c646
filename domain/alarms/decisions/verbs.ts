import { verbs } from './generated/verbs.ts';
import type { AlarmVerb } from './verb.ts';

/** Verbs that apply to many alarms at a time; a job knows its verb by name. */
export const alarmVerbs = verbs as unknown as readonly AlarmVerb[];

export const verbNamed = (name: string): AlarmVerb | undefined => alarmVerbs.find((verb) => verb.name === name);
