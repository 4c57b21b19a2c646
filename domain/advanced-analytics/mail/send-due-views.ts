import { ZodError } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { pivotTexts } from '../../../texts/server/pivots.ts';
import { may } from '../../identity/assert-permission.ts';
import { type Asker, findAsker } from '../../identity/find-asker.ts';
import { readViews } from '../../lenses/saved-views/list-saved-views.ts';
import type { SavedView } from '../../lenses/saved-views/saved-view.ts';
import type { ViewMail } from '../../lenses/saved-views/view-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { writeMails } from '../../mail/write-mails.ts';
import type { PivotHistory } from '../instance-pivot.ts';
import type { Pivot } from '../pivot.ts';
import { readPivot } from '../read-pivot.ts';
import { rangeOfSaved } from '../saved-range.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { type PrintPdf, viewMailOf } from './view-mail.ts';

export interface SendViewsDeps {
  db: Database;
  clock: Clock;
  history: PivotHistory;
  /** Null where no PDF can be made. */
  print: PrintPdf | null;
}

interface Due {
  customerId: number;
  viewId: string;
  userId: string;
  nextAt: Date;
}

const texts = pivotTexts.mail;

/**
 * Writes the mails of views that are due (ANA.7), each as far as its recipient may look at it now; who may not gets
 * nothing. The mails and the next time are one transaction, so that an occurrence is mailed once, whatever worker dies.
 * Times that were missed are made up for by one.
 * @throws what kept a view from being counted, after the others: it is tried again with the next call.
 * @param between called after each view with the number of mails so far.
 */
export async function sendDueViews(
  deps: SendViewsDeps,
  between: (progress: { mailed: number }) => void,
): Promise<{ mailed: number }> {
  const { rows } = await deps.db.raw<{ rows: Due[] }>(
    `select customer_id as "customerId", view_id as "viewId", user_id as "userId", next_at as "nextAt"
     from view_mails where next_at <= ? order by next_at, view_id`,
    [deps.clock.now()],
  );
  let mailed = 0;
  let failure: unknown = null;
  for (const due of rows) {
    try {
      mailed += await sendOne(deps, due);
    } catch (error) {
      // the others need not wait for this one
      failure ??= error;
      await deps.db('view_mails').where(keyOf(due)).update({ last_error: texts.triedAgain });
    }
    between({ mailed });
  }
  if (failure !== null) throw failure;
  return { mailed };
}

const keyOf = ({ customerId, viewId }: Due) => ({ customer_id: customerId, view_id: viewId });

async function sendOne(deps: SendViewsDeps, due: Due): Promise<number> {
  const owner = await findAsker(deps, due);
  const view = await findMailed(deps, due);
  if (!view) return 0;
  const { mails, errors } =
    owner && seesAdvanced(owner) ? await mailsOf(deps, due, view, owner) : { mails: [], errors: [texts.ownerLeft] };
  const nextAt = new Date(nextOccurrence(view.mail, deps.clock.now().getTime()));
  return forCustomer(deps.db, due.customerId, async (trx) => {
    const { rowCount } = await trx.raw(
      `update view_mails set next_at = ?, mail_ids = ?::uuid[], last_error = ?
       where customer_id = ? and view_id = ? and next_at = ?`,
      [nextAt, mails.map(({ id }) => id), errors.join(' ') || null, due.customerId, due.viewId, due.nextAt],
    );
    if (rowCount === 0) return 0;
    await writeMails(trx, mails);
    return mails.length;
  });
}

type MailedView = SavedView & { mail: ViewMail; pivot: NonNullable<SavedView['pivot']> };

async function findMailed({ db }: SendViewsDeps, { customerId, userId, viewId }: Due): Promise<MailedView | null> {
  const owner = { customer: { id: customerId }, person: { id: userId } };
  const [view] = await forCustomer(db, customerId, (trx) => readViews(trx, owner, { id: viewId }));
  return view?.mail && view.pivot ? { ...view, mail: view.mail, pivot: view.pivot } : null;
}

const seesAdvanced = (person: Asker): boolean => may(person, 'analytics.advancedAnalytics', 'VIEW');

async function mailsOf(deps: SendViewsDeps, due: Due, view: MailedView, owner: Asker) {
  const mails: Mail[] = [];
  const errors = new Set<string>();
  const now = deps.clock.now();
  const range = rangeOfSaved(view.pivot, now.getTime());
  for (const userId of view.mail.recipients) {
    const recipient = await findAsker(deps, { userId, customerId: due.customerId });
    if (!recipient || !seesAdvanced(recipient)) continue;
    const pivot = await pivotFor(deps, view, recipient, range);
    if (typeof pivot === 'string') errors.add(pivot);
    else {
      const occurrence = { view, pivot, range, owner: owner.person.displayName, recipient, dueAt: due.nextAt, now };
      mails.push(await viewMailOf(occurrence, deps.print));
    }
  }
  if (mails.length === 0 && errors.size === 0) errors.add(texts.nobody);
  return { mails, errors: [...errors] };
}

/** The pivot as a recipient sees it, or why there is none. Engines that are away are errors: it is tried again. */
async function pivotFor(
  { db, history }: SendViewsDeps,
  { pivot: { days: _days, ...shape }, criteria }: MailedView,
  recipient: Asker,
  range: { start: string; end: string },
): Promise<Pivot | string> {
  try {
    return await readPivot({ ...recipient, db, history }, { ...shape, range, criteria });
  } catch (error) {
    if (error instanceof ZodError) return error.issues[0]?.message ?? error.message;
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') return error.message;
    throw error;
  }
}

/**
 * Tells views what became of their last mails: when one was handed over, and why one was not.
 * @returns the number of views that were told something.
 */
export async function recordDeliveries({ db }: Pick<SendViewsDeps, 'db'>): Promise<number> {
  const { rowCount } = await db.raw(
    `update view_mails v set last_sent_at = greatest(v.last_sent_at, d.sent_at), last_error = coalesce(d.error, v.last_error),
       mail_ids = d.waiting
     from (
       select w.customer_id, w.view_id, max(m.sent_at) as sent_at, max(m.error) as error,
         coalesce(array_agg(m.id) filter (where m.body is not null), '{}') as waiting
       from view_mails w cross join unnest(w.mail_ids) i (id) join mails m on m.id = i.id
       where w.mail_ids <> '{}' group by w.customer_id, w.view_id) d
     where v.customer_id = d.customer_id and v.view_id = d.view_id
       and (v.mail_ids <> d.waiting or d.error is distinct from v.last_error)`,
  );
  return rowCount;
}
