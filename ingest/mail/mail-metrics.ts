import { Counter, Histogram, type Registry, secondsBuckets } from '../../platform/metrics.ts';
import type { MailRejected } from './mail-rejected.ts';
import type { TakenMail } from './take-mail.ts';

/** Counts mails; an accepted or quarantined one once for each of its integrations. */
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
    /** Counts a mail that was forwarded to the operator. */
    passedOn(): void {
      mails.inc({ outcome: 'passed on' });
    },
    rejected({ isForNow, reason }: MailRejected): void {
      mails.inc({ outcome: isForNow ? 'deferred' : 'refused', reason });
    },
  };
}
