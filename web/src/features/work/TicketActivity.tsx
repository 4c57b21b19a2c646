import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  CircleAlert,
  CircleCheck,
  ClipboardList,
  ExternalLink,
  type LucideIcon,
  MessageSquare,
  RefreshCw,
  RotateCcw,
  Trash2,
  User,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { RuleActor } from '#features/lists/places/RuleActor.tsx';
import type { WorkTicketActivityKind } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useRelease } from '#session/release.tsx';
import { actionTexts } from '#texts/common.ts';
import { ticketActivityTexts, ticketDialogTexts, workTexts } from '#texts/work.ts';
import * as activityCss from '#ui/activity.module.css';
import { Button } from '#ui/Button.tsx';
import * as cardCss from '#ui/card.module.css';
import { useNow } from '#ui/clock.ts';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formatRecent } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { singleFlight } from '#ui/single-flight.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import * as tableCss from '#ui/table.module.css';
import * as kit from '#ui/ui.module.css';
import { useReadAgain } from '#ui/use-read-again.ts';
import { activityActor, activityText, type TicketActivityEntry } from './activity-text.ts';
import type { TicketDetail } from './use-ticket.ts';
import * as css from './work.module.css';
import { commentMutation, deleteCommentMutation } from './work-mutations.ts';
import { workActivityQuery } from './work-queries.ts';

const icons: Partial<Record<TicketActivityEntry['eventType'], LucideIcon>> = {
  ASSIGNEE: User,
  COMMENT: MessageSquare,
  CMMS_COMMENT: MessageSquare,
  REISSUE: RotateCcw,
  CMMS_SYNC_FAILURE: CircleAlert,
  CMMS_SYNC_SUCCESS: CircleCheck,
  RETRY_SYNC: RefreshCw,
  EXTERNAL_STATUS: ExternalLink,
  EXTERNAL_CREATION: ExternalLink,
  EXTERNAL_CLOSURE: ExternalLink,
};
const kinds: ReadonlyArray<{ kind: WorkTicketActivityKind; name: string }> = [
  { kind: 'all', name: ticketActivityTexts.all },
  { kind: 'comments', name: ticketActivityTexts.comments },
  { kind: 'sync', name: ticketActivityTexts.sync },
];
const step = 50;

/** Activity of a ticket, newest first, and a field for comments. */
export function TicketActivity({ ticket, onChange }: { ticket: TicketDetail; onChange: () => void }) {
  const client = useApolloClient();
  const now = useNow('minute');
  const { productName } = useRelease();
  const [kind, setKind] = useState<WorkTicketActivityKind>('all');
  const [limit, setLimit] = useState(step);
  const { data, previousData, error, refetch } = useQuery(workActivityQuery, {
    variables: { ticketId: ticket.id, kind, limit },
    context: { quiet: true, isShared: false },
  });
  const readAgain = useMemo(() => singleFlight(refetch), [refetch]);
  // after a failure, what another choice has shown would be false
  const page = (data ?? (error ? undefined : previousData))?.workTicketActivityAndCount;
  const { workTicketActivity: entries = [], count = 0 } = page ?? {};
  useReadAgain(ticket.version, readAgain);
  const done = () => {
    readAgain();
    onChange();
  };
  const remove = (id: string) =>
    client
      .mutate({
        mutation: deleteCommentMutation,
        variables: { id },
        context: { failure: workTexts.failed.update },
      })
      .then(done, () => undefined);
  const system = ticket.externalSystem?.displayName ?? ticketDialogTexts.system;
  return (
    <section className={kit.card} aria-label={ticketActivityTexts.title}>
      <div className={kit.cardHead}>
        <h3>{ticketActivityTexts.title}</h3>
        <div className={css.segments} role="toolbar" aria-label={ticketActivityTexts.which}>
          {kinds.map((one) => (
            <Button
              key={one.kind}
              variant="ghost"
              size="small"
              aria-pressed={kind === one.kind}
              onClick={() => setKind(one.kind)}
            >
              {one.name}
            </Button>
          ))}
        </div>
      </div>
      <div className={cardCss.cardBody}>
        {ticket.verbs.includes('COMMENT') && (
          <CommentForm
            ticketId={ticket.id}
            hint={ticket.externalSystem ? ticketActivityTexts.copiedHint(system) : ticketActivityTexts.commentHint}
            onDone={done}
          />
        )}
        {!page && error && (
          <Failed title={ticketActivityTexts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {!page && !error && <Skeleton rows={3} />}
        {page && entries.length === 0 && <p className={tableCss.emptyLine}>{ticketActivityTexts.empty}</p>}
        <ol className={activityCss.activity}>
          {entries.map((entry) => {
            const Icon = icons[entry.eventType] ?? ClipboardList;
            return (
              <li key={entry.id} className={activityCss.activityEntry}>
                <span className={activityCss.activityMark}>
                  <Icon size={12} aria-hidden />
                </span>
                <span className="grow">
                  <span className="strong">
                    {entry.automationRule && !entry.user ? (
                      <RuleActor rule={entry.automationRule} />
                    ) : (
                      activityActor(entry, system, productName)
                    )}
                  </span>{' '}
                  <span className="soft">{activityText(entry)}</span>
                </span>
                {entry.canDelete && (
                  <IconButton
                    icon={Trash2}
                    iconSize={13}
                    size="small"
                    className={css.commentDelete}
                    label={ticketActivityTexts.deleteComment}
                    onClick={() => void remove(entry.id)}
                  />
                )}
                <time className="meta quiet num" dateTime={entry.createdAt}>
                  {formatRecent(entry.createdAt, now)}
                </time>
                {entry.comment && <p className={activityCss.activityQuote}>{entry.comment}</p>}
              </li>
            );
          })}
        </ol>
        {count > entries.length && (
          <div className={tableCss.more}>
            <Button variant="ghost" size="small" onClick={() => setLimit(limit + step)}>
              {actionTexts.loadMore}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** A comment that is being written; it is sent once, however often it is submitted. */
function CommentForm({ ticketId, hint, onDone }: { ticketId: string; hint: string; onDone: () => void }) {
  const client = useApolloClient();
  const form = useForm({
    initial: { comment: '' },
    submit: async ({ comment }) => {
      await client.mutate({
        mutation: commentMutation,
        variables: { ticketId, comment: comment.trim() },
        context: { failure: workTexts.failed.update },
      });
      form.reset({ comment: '' });
      onDone();
    },
  });
  const { name, value, onChange } = form.field('comment');
  const isBlank = value.trim() === '';
  return (
    <Form form={form} isDisabled={isBlank} className={css.commentForm}>
      <TextArea
        className="grow"
        aria-label={ticketActivityTexts.comment}
        placeholder={hint}
        maxLength={4_000}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" isBusy={form.isSubmitting} disabled={isBlank}>
        {ticketActivityTexts.comment}
      </Button>
    </Form>
  );
}
