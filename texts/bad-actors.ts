import { grouped, plural } from './common.ts';

const all = (of: number) => plural(of, 'occurrence');

/** Alarms that occur most, and what would help (BEY.9). */
export const badActorTexts = {
  title: 'Top ten bad actors',
  failed: 'Failed to get the bad actors',
  empty: 'No occurrences in this range.',
  share: (share: number) => `${Math.round(share * 100)}% of all occurrences`,
  columns: {
    rank: 'Rank',
    alarm: 'Alarm',
    nuisance: 'Nuisance',
    fix: 'Suggested fix',
    owner: 'Owner',
    work: 'Work',
  },
  chattering: (count: number) => `${grouped(count)} chattering`,
  fleeting: (count: number) => `${grouped(count)} fleeting`,
  stale: (count: number) => `${grouped(count)} stale`,
  nobody: 'Nobody',
  create: 'Create work',
  createFor: (alarm: string) => `Create work for ${alarm}`,
  fixes: {
    ON_DELAY: (seconds: number) => `On-delay of ${seconds} s`,
    OFF_DELAY: (seconds: number) => `Off-delay of ${seconds} s`,
    DEADBAND: () => 'Deadband',
    LIMIT: () => 'Review limit or setpoint',
    REPAIR: () => 'Shelve and repair',
    ROUTE: () => 'Route elsewhere',
    REVIEW: () => 'Review',
  },
  proofs: {
    onDelay: (count: number, of: number, seconds: number, part: string) =>
      `${grouped(count)} of ${all(of)} ended within ${seconds} s: a delay of ${seconds} s would have suppressed ${part}.`,
    offDelay: (count: number, of: number, seconds: number, part: string) =>
      `${grouped(count)} of ${all(of)} began within ${seconds} s of a return to normal: holding the return back for ${seconds} s would have suppressed ${part}.`,
    deadband: (count: number, of: number, seconds: number, spread: string, part: string) =>
      `${grouped(count)} of ${all(of)} began within ${seconds} s of a return to normal, at values at most ${spread} apart: the value wavers about its limit. Holding the return back for ${seconds} s would have suppressed ${part}.`,
    limit: (part: string) => `In alarm for ${part} of the time: the limit lies within normal operation.`,
    repair: (count: number, of: number) =>
      `${grouped(count)} of ${all(of)} lasted 24 hours or longer: shelve it until what it reports is repaired.`,
    route: (of: number) => `${all(of)}, and nobody decided anything or created work: it may not need an alarm.`,
    review: (of: number) => `${all(of)} without a pattern that a setting would end.`,
  },
} as const;
