import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { isUnauthenticated, useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useStable } from '#ui/use-stable.ts';
import { AccessCard } from '../AccessCard.tsx';
import { GiveFactor } from './GiveFactor.tsx';
import { type MfaState, mfaQuery } from './mfa-queries.ts';
import { SetUpFactor } from './SetUpFactor.tsx';

/** The second factor: given as the last step of a sign-in, or set up, because the customer requires one or by choice. */
export function MfaPage() {
  useTitle(texts.title);
  const session = useSession();
  const navigate = useNavigate();
  const { comeBack } = (useLocation().state as { comeBack?: string } | null) ?? {};
  const { state, problem, read, isOver } = useMfaState();
  const logOut = () => navigate('/logout', { replace: true });
  if (isOver || !session.token()) return <Navigate to="/logout" replace />;
  if (!state)
    return (
      <AccessCard title={texts.title}>
        {problem === null ? <Skeleton rows={3} /> : <Failed title={texts.readFailed} error={problem} onRetry={read} />}
      </AccessCard>
    );
  // nothing is awaited, and nobody came here to add something
  if (!state.awaitedFactor && state.isMFAEnabled && !comeBack) return <Navigate to="/" replace />;
  const leave = () => navigate(comeBack ?? session.takeDeepLink() ?? '/', { replace: true });
  return (
    <AccessCard title={texts.title}>
      {state.awaitedFactor === 'CODE' ? (
        <GiveFactor {...state} onLogOut={logOut} />
      ) : (
        <SetUpFactor state={state} onBack={state.awaitedFactor ? logOut : leave} onDone={leave} />
      )}
    </AccessCard>
  );
}

/** Reads what the session lacks. */
function useMfaState() {
  const request = useRequest();
  const [state, setState] = useState<MfaState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const read = useStable(() => {
    setProblem(null);
    request(mfaQuery, {}).then(
      ({ me }) => setState(me),
      (error: unknown) => (isUnauthenticated(error) ? setOver(true) : setProblem(wordsOf(error) ?? '')),
    );
  });
  useEffect(() => void read(), [read]);
  return { state, problem, read, isOver };
}
