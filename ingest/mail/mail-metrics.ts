import { Counter, Histogram, type Registry, secondsBuckets } from '../../platform/metrics.ts';
import type { MailRejected } from './not-taken.ts';
import type { TakenMail } from './take-mail.ts';

/** Counts mails, one for each integration that a mail is for where it was taken. */
export function createMailMetrics(registry: Registry) {
  const mails = new Counter({
    name: 'annunciator_mail_messages_total',
    help: 'Mails by outcome: accepted, quarantined, passed on, deferred or refused, the latter two with the reason',
    labelNames: ['outcome', 'reason'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'annunciator_mail_seconds',
    help: 'From DATA until a mail was answered as stored',
    buckets: secondsBuckets,
    registers: [registry],
  });
  return {
    taken({ accepted, quarantined }: TakenMail, duration: number): void {
      if (accepted > 0) mails.inc({ outcome: 'accepted' }, accepted);
      if (quarantined > 0) mails.inc({ outcome: 'quarantined' }, quarantined);
      seconds.observe(duration);
    },
    /** To the operator. */
    passedOn(): void {
      mails.inc({ outcome: 'passed on' });
    },
    notTaken({ isForNow, reason }: MailRejected): void {
      mails.inc({ outcome: isForNow ? 'deferred' : 'refused', reason });
    },
  };
}
