import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { toastTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { signInWithCustomTokenMutation } from './hand-over-queries.ts';
import { signOutMutation } from './Logout.tsx';
import { Notice } from './Notice.tsx';

/**
 * Continues a session of another device, by the token behind the `#` of its address (AUTH.10). It asks first: a link that
 * somebody else has sent signs nobody in by being opened.
 */
export function HandOver() {
  useTitle(texts.handOver);
  const [token] = useState(() => location.hash.slice(1));
  const [problem, setProblem] = useState<string | null>(token ? null : texts.badHandOver);
  const [isBusy, setBusy] = useState(false);
  const session = useSession();
  const request = useRequest();
  const navigate = useNavigate();
  // the token does not stay in the browser's history
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const enter = async () => {
    setBusy(true);
    try {
      const { signInWithCustomToken: continued } = await request(signInWithCustomTokenMutation, { token });
      if (session.token()) await request(signOutMutation, {}).catch(() => null);
      session.end();
      session.start(continued.token);
      session.chooseCustomer(continued.customerId);
      navigate('/', { replace: true });
    } catch (error) {
      setProblem(wordsOf(error) ?? toastTexts.failureDetail);
      setBusy(false);
    }
  };
  return (
    <AccessCard title={texts.handOver}>
      {problem ? (
        <>
          <Notice kind="failed">{problem}</Notice>
          <Link className={css.accessLink} to="/login">
            {texts.backToLogin}
          </Link>
        </>
      ) : (
        <div className={css.accessForm}>
          <p className="soft">{texts.handOverDetail}</p>
          {session.token() && <Notice kind="info">{texts.handOverReplaces}</Notice>}
          <Button variant="primary" isBusy={isBusy} onClick={() => void enter()}>
            {texts.continue}
          </Button>
        </div>
      )}
    </AccessCard>
  );
}
