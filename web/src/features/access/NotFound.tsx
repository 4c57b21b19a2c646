import { useNavigate, useParams } from 'react-router';
import { useRelease, useTitle } from '#session/release.tsx';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';
import { useSignedOut } from './ChangePassword.tsx';

/** No such page; or, with an id, no such account. */
export function NotFound() {
  const { id } = useParams();
  return id ? <NoAccount /> : <NoPage />;
}

function NoPage() {
  useTitle('Page not found');
  const navigate = useNavigate();
  return (
    <AccessCard title="Page not found">
      <p className="soft">The page you are looking for does not exist or has moved.</p>
      <div>
        <Button variant="primary" onClick={() => navigate('/')}>
          Home Page
        </Button>
      </div>
    </AccessCard>
  );
}

function NoAccount() {
  useTitle('Account not found');
  const { productName } = useRelease();
  const leave = useSignedOut();
  return (
    <AccessCard title="Account not found!">
      <p className="soft">Please contact your administrator to set up a {productName} account.</p>
      <div>
        <Button variant="primary" onClick={() => void leave()}>
          Return
        </Button>
      </div>
    </AccessCard>
  );
}
