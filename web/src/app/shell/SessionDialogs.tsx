import { Modal } from 'antd';
import { useEffect } from 'react';
import { leaveForLogin } from '#session/leave.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { Button } from '#ui/Button.tsx';

const common = { open: true, width: 460, closable: false, mask: { closable: false }, keyboard: false, zIndex: 1020 };
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

/** Says that the session is over, and why. */
export function SessionDialogs() {
  const session = useSession();
  const ended = useLiveState((state) => state.ended);
  useReloadWhenBack(ended === 'timed-out');
  useEffect(() => {
    if (ended === 'disabled') leaveForLogin(session, { comeBack: false });
  }, [ended, session]);

  if (ended === 'timed-out') {
    return (
      <Modal
        {...common}
        title="Your session timed out"
        footer={
          <Button variant="primary" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        The connection to the server could not be restored. The page reloads as soon as it is back.
      </Modal>
    );
  }
  if (ended === 'expired') {
    return (
      <Modal
        {...common}
        title="Session expired"
        footer={
          <Button variant="primary" onClick={() => leaveForLogin(session)}>
            OK
          </Button>
        }
      >
        For your protection, you have been automatically logged out. If you would like to reconnect, click OK
      </Modal>
    );
  }
  return null;
}
