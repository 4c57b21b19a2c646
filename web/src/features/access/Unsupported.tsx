import { useLocation, useNavigate } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';

/** For a phone that asks for a page of the console, or whose owner has no role. */
export function Unsupported() {
  useTitle(texts.phone);
  const navigate = useNavigate();
  const hasHome = (useLocation().state as { hasHome?: boolean } | null)?.hasHome ?? false;
  return (
    <AccessCard title={texts.phoneHeading}>
      <p className="soft">{texts.phoneDetail}</p>
      <div className={css.accessActions}>
        {hasHome && (
          <Button variant="primary" onClick={() => navigate('/')}>
            {texts.home}
          </Button>
        )}
        <Button onClick={() => navigate('/logout')}>{texts.logOut}</Button>
      </div>
    </AccessCard>
  );
}
