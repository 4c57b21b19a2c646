import { Modal } from 'antd';
import { useEffect } from 'react';
import { leaveForLogin } from '#session/leave.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { sessionEndTexts as texts } from '#texts/shell.ts';
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
        title={texts.timedOut}
        footer={
          <Button variant="primary" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        }
      >
        {texts.timedOutDetail}
      </Modal>
    );
  }
  if (ended === 'expired') {
    return (
      <Modal
        {...common}
        title={texts.expired}
        footer={
          <Button variant="primary" onClick={() => leaveForLogin(session)}>
            {texts.ok}
          </Button>
        }
      >
        {texts.expiredDetail}
      </Modal>
    );
  }
  return null;
}
