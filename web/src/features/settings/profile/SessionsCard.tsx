import { useMutation, useQuery } from '@apollo/client/react';
import type { SessionsQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as settingsCss from '../settings.module.css';

const sessionsQuery = graphql(`
  query Sessions {
    sessions {
      id
      createdAt
      lastSeenAt
      device
      network
      isCurrent
    }
  }
`);
const revokeSessionMutation = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`);
const revokeOtherSessionsMutation = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions
  }
`);

/** Sessions of the person, with a way to end each other session. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery, { context: { quiet: true } });
  const toaster = useToaster();
  const again = { context: { failure: texts.revokeFailed }, refetchQueries: ['Sessions'], awaitRefetchQueries: true };
  const [revoke] = useMutation(revokeSessionMutation, again);
  const [revokeOthers, { loading }] = useMutation(revokeOtherSessionsMutation, again);
  const sessions = data?.sessions;
  const end = async (id: string) => {
    if ((await revoke({ variables: { id } }).catch(() => null))?.data) toaster.success(texts.revoked);
  };
  const endOthers = async () => {
    const ended = (await revokeOthers().catch(() => null))?.data?.revokeOtherSessions;
    if (ended !== undefined) toaster.success(texts.revokedOthers(ended));
  };
  return (
    <section className={kit.card} aria-label={texts.sessions}>
      <div className={kit.cardHead}>
        <h2>{texts.sessions}</h2>
        {sessions && sessions.length > 1 && (
          <Confirm question={texts.revokeOthersQuestion} action={texts.revoke} onConfirm={() => void endOthers()}>
            <Button isBusy={loading}>{texts.revokeOthers}</Button>
          </Confirm>
        )}
      </div>
      {!sessions && !error && <Skeleton rows={3} />}
      {!sessions && error && (
        <Failed title={texts.sessionsFailed} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {sessions && (
        <ul className={settingsCss.profileSessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onRevoke={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {sessions?.length === 1 && <p className="meta quiet">{texts.onlyThis}</p>}
    </section>
  );
}

interface SessionRowProps {
  session: SessionsQuery['sessions'][number];
  onRevoke: () => void;
}

function SessionRow({ session, onRevoke }: SessionRowProps) {
  const device = session.device ?? texts.unknownDevice;
  return (
    <li>
      <div>
        <p className="strong">
          {device} {session.isCurrent && <Tag tone="success">{texts.current}</Tag>}
        </p>
        <p className={`meta quiet ${settingsCss.profileFacts}`}>
          {session.network && <span className="num">{session.network}</span>}
          <span>
            {texts.signedIn} <Time at={session.createdAt} />
          </span>
          <span>
            {texts.lastSeen} <Time at={session.lastSeenAt} />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Confirm question={texts.revokeQuestion(device)} action={texts.revoke} onConfirm={onRevoke}>
          <Button aria-label={texts.revokeOf(device)}>{texts.revoke}</Button>
        </Confirm>
      )}
    </li>
  );
}
