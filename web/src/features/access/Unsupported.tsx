import { useLocation, useNavigate } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';

/** For a phone that asks for a page of the console, or whose owner has no role. */
export function Unsupported() {
  useTitle('Not available here');
  const navigate = useNavigate();
  const hasHome = (useLocation().state as { hasHome?: boolean } | null)?.hasHome ?? false;
  return (
    <AccessCard title="Open on a computer">
      <p className="soft">This page is not available on a phone. Open the same address on a computer.</p>
      <div className="access-actions">
        {hasHome && (
          <Button variant="primary" onClick={() => navigate('/')}>
            Home Page
          </Button>
        )}
        <Button onClick={() => navigate('/logout')}>Log Out</Button>
      </div>
    </AccessCard>
  );
}
