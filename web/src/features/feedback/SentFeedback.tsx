import { useQuery } from '@apollo/client/react';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { feedbackTexts as texts } from '#texts/feedback.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './feedback.module.css';

const sentFeedbackQuery = graphql(`
  query SentFeedback {
    feedback {
      id
      text
      createdAt
    }
  }
`);

/** List of the feedback that the person has sent, newest first. */
export function SentFeedback() {
  const { data, error, refetch } = useQuery(sentFeedbackQuery, { context: { quiet: true } });
  const sent = data?.feedback;
  return (
    <section className={kit.card} aria-label={texts.list}>
      <div className={kit.cardHead}>
        <h2>{texts.list}</h2>
      </div>
      {!sent && !error && <Skeleton />}
      {!sent && error && <Failed title={texts.listFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {sent?.length === 0 && <p className="quiet">{texts.none}</p>}
      {sent && sent.length > 0 && (
        <ul className={css.sent}>
          {sent.map(({ id, text, createdAt }) => (
            <li key={id}>
              <span className="meta quiet">
                <Time at={createdAt} />
              </span>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
