import { useNavigate, useParams } from 'react-router';
import { useRelease, useTitle } from '#session/release.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { ssoSignInTexts } from '#texts/sso.ts';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';
import { useSignedOut } from './ChangePassword.tsx';
import { Turning } from './sso/Turning.tsx';
import { useSsoCheck } from './sso/use-sso-check.ts';

/** No such page; or, with an id, no such account. */
export function NotFound() {
  const { id } = useParams();
  return id ? <NoAccount /> : <NoPage />;
}

function NoPage() {
  useTitle(texts.noPage);
  const navigate = useNavigate();
  return (
    <AccessCard title={texts.noPage}>
      <p className="soft">{texts.noPageDetail}</p>
      <div>
        <Button variant="primary" onClick={() => navigate('/')}>
          {texts.home}
        </Button>
      </div>
    </AccessCard>
  );
}

function NoAccount() {
  const check = useSsoCheck();
  return check === 'not-activated' ? <AccountNotFound /> : <InProgress />;
}

/** While an identity provider's person is verified, and until the app starts anew. */
function InProgress() {
  useTitle(ssoSignInTexts.inProgress);
  const { productName } = useRelease();
  return (
    <AccessCard title={ssoSignInTexts.inProgress}>
      <Turning text={ssoSignInTexts.loadsShortly(productName)} />
    </AccessCard>
  );
}

function AccountNotFound() {
  useTitle(texts.noAccount);
  const { productName } = useRelease();
  const leave = useSignedOut();
  return (
    <AccessCard title={texts.noAccountHeading}>
      <p className="soft">{texts.noAccountDetail(productName)}</p>
      <div>
        <Button variant="primary" onClick={() => void leave()}>
          {texts.return}
        </Button>
      </div>
    </AccessCard>
  );
}
