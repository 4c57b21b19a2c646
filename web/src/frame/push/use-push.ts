import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '#session/push.ts';
import { pushTexts as texts } from '#texts/push.ts';
import { useToaster } from '#ui/toast.tsx';

/** Notifications on this device: what it does, null until that is known, and what turns them on and off. */
export function usePush() {
  const client = useApolloClient();
  const toaster = useToaster();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readPushState().then(setState, () => setState('unsupported'));
  }, []);

  const turn = async (isOn: boolean) => {
    setBusy(true);
    try {
      const next = isOn ? await turnPushOn(client) : 'off';
      if (!isOn) await turnPushOff(client);
      setState(next);
      if (next === 'blocked') toaster.error(texts.addFailed, texts.blocked);
      else if (isOn === (next === 'on')) toaster.success(isOn ? texts.turnedOn : texts.turnedOff);
    } catch (error) {
      toaster.error(isOn ? texts.addFailed : texts.removeFailed, errorMessage(error));
      setState(await readPushState());
    } finally {
      setBusy(false);
    }
  };
  return { state, isBusy, turn: (isOn: boolean) => void turn(isOn) };
}
