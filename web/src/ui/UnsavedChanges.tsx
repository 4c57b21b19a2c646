import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { unsavedTexts as texts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes that are not saved are left behind. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    title={texts.title}
    onClose={onStay}
    foot={
      <>
        <Button onClick={onStay}>{texts.stay}</Button>
        <Button variant="primary" onClick={onLeave}>
          {texts.leave}
        </Button>
      </>
    }
  >
    <p>{texts.detail}</p>
  </Dialog>
);

/**
 * Guards changes that are not saved: while there are some, every way to another address asks first, and closing the
 * window does as the browser does. Put `dialog` into the page; call `release` before leaving with saved changes.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const isReleased = useRef(false);
  const guards = useRef(hasChanges);
  guards.current = hasChanges;
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    return guards.current && !isReleased.current && isElsewhere;
  });
  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges]);
  return {
    dialog: blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />,
    release: () => {
      isReleased.current = true;
    },
  };
}
