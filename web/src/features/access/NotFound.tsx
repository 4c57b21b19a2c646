import { useNavigate, useParams } from 'react-router';
import { useRelease, useTitle } from '#session/release.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';
import { useSignedOut } from './ChangePassword.tsx';

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
