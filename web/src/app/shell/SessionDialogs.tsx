import { useEffect } from 'react';
import { leaveForFactor, leaveForLogin } from '#session/leave.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { sessionEndTexts as texts } from '#texts/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

const tryAgainMs = 5_000;

/** Reloads as soon as the server answers again. */
function useReloadWhenBack(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      fetch('/info/version').then(
        (answer) => answer.ok && location.reload(),
        () => undefined,
      );
    }, tryAgainMs);
    return () => clearInterval(timer);
  }, [isActive]);
}

/**
 * Says that the session is over, and why.
 * @param props.isOver true once a request was refused for it, of which the live feed may not know yet.
 */
export function SessionDialogs({ isOver }: { isOver: boolean }) {
  const session = useSession();
  const endOfFeed = useLiveState((state) => state.ended);
  const ended = endOfFeed ?? (isOver ? 'expired' : null);
  useReloadWhenBack(ended === 'timed-out');
  useEffect(() => {
    if (ended === 'disabled') leaveForLogin(session, { comeBack: false });
    if (ended === 'factor') leaveForFactor(session);
  }, [ended, session]);

  if (ended === 'timed-out')
    return (
      <Ended
        title={texts.timedOut}
        detail={texts.timedOutDetail}
        action={texts.reload}
        onAnswer={() => location.reload()}
      />
    );
  if (ended === 'expired')
    return (
      <Ended
        title={texts.expired}
        detail={texts.expiredDetail}
        action={texts.ok}
        onAnswer={() => leaveForLogin(session)}
      />
    );
  return null;
}

interface EndedProps {
  title: string;
  detail: string;
  action: string;
  onAnswer: () => void;
}

const Ended = ({ title, detail, action, onAnswer }: EndedProps) => (
  <Dialog
    mustAnswer
    title={title}
    onClose={onAnswer}
    foot={
      <Button variant="primary" onClick={onAnswer}>
        {action}
      </Button>
    }
  >
    <p>{detail}</p>
  </Dialog>
);
