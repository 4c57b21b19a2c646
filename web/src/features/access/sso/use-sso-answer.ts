import { useEffect, useRef, useState } from 'react';
import { storageKeys } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { useRequest, wordsOf } from '#session/request.ts';
import { ssoSignInTexts as texts } from '#texts/sso.ts';
import { useToaster } from '#ui/toast.tsx';
import { useEnter } from '../use-enter.ts';
import { refusalText } from './refusal-text.ts';
import { takeVerifier, useConfigIssue } from './use-single-sign-on.ts';

const signInWithSsoMutation = graphql(`
  mutation SignInWithSso($code: String!, $verifier: String!) {
    signInWithSso(code: $code, verifier: $verifier)
  }
`);

interface Answer {
  code: string | null;
  refusal: string | null;
}

/** Reads what the server led the browser back with; it is in no log, as it follows the #. */
function answerOf(hash: string): Answer {
  const given = new URLSearchParams(hash.slice(1));
  return { code: given.get('sso'), refusal: given.get('sso-error') };
}

/**
 * Takes the answer of an identity provider that the address holds: opens the session and enters, or says why it was
 * refused.
 * @returns true while it is taken.
 */
export function useSsoAnswer({ onFailed }: { onFailed?: (error: unknown) => void } = {}): boolean {
  const [answer] = useState(() => answerOf(location.hash));
  const [isTaking, setTaking] = useState(answer.code !== null);
  const hasBegun = useRef(false);
  const take = useTake();
  useEffect(() => {
    if (hasBegun.current || (answer.code === null && answer.refusal === null)) return;
    hasBegun.current = true;
    history.replaceState(history.state, '', location.pathname + location.search);
    take(answer).catch((error: unknown) => {
      setTaking(false);
      onFailed?.(error);
    });
  });
  return isTaking;
}

function useTake() {
  const request = useRequest();
  const toaster = useToaster();
  const enter = useEnter();
  const fail = useConfigIssue();
  return async ({ code, refusal }: Answer): Promise<void> => {
    if (code === null) return fail(new Error(`SSO: ${refusal}`), refusalText(refusal));
    const verifier = takeVerifier();
    if (verifier === null) return fail(new Error('SSO: no verifier'), texts.otherBrowser);
    const { signInWithSso: token } = await request(signInWithSsoMutation, { code, verifier }).catch((error: unknown) =>
      fail(error, wordsOf(error)),
    );
    toaster.clear();
    localStorage.setItem(storageKeys.ssoSignedIn, 'true');
    await enter({ code: null, token, resolver: null });
  };
}
