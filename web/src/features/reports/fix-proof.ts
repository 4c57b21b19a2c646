import type { AlarmReportQuery } from '#generated/graphql.ts';
import { badActorTexts } from '#texts/bad-actors.ts';
import { numberFormat } from '#texts/common.ts';
import { percent } from '#ui/figures.ts';

type Fix = AlarmReportQuery['alarmReport']['rows'][number]['fix'];

const { proofs } = badActorTexts;
const spreadText = numberFormat({ maximumSignificantDigits: 3 });

/** Says in a sentence what in an alarm's history speaks for a fix. */
export function fixProof(fix: Omit<Fix, '__typename'>): string {
  const { kind, count, of } = fix;
  const seconds = fix.seconds ?? 0;
  const part = percent(of === 0 ? 0 : count / of);
  switch (kind) {
    case 'ON_DELAY':
      return proofs.onDelay(count, of, seconds, part);
    case 'OFF_DELAY':
      return proofs.offDelay(count, of, seconds, part);
    case 'DEADBAND':
      return proofs.deadband(
        count,
        of,
        seconds,
        [spreadText(fix.spread ?? 0), fix.unit].filter(Boolean).join(' '),
        part,
      );
    case 'LIMIT':
      return proofs.limit(percent(fix.timeShare ?? 0));
    case 'REPAIR':
      return proofs.repair(count, of);
    case 'ROUTE':
      return proofs.route(of);
    case 'REVIEW':
      return proofs.review(of);
  }
}
