import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { helpDeskQuery } from '#frame/help/help-desk.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { userMenuTexts as texts } from '#texts/shell.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';

/** Leads to the help desk, signed in there; home without one, and for a brand that is not its own. */
export function HelpDesk() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(helpDeskQuery, {
    variables: { brandId: params.get('brand_id'), returnTo: params.get('return_to') },
    ...alwaysFresh,
    context: { quiet: true },
  });
  if (data?.getZendeskToken) return <Sent {...data.getZendeskToken} />;
  if (data) return <Navigate to="/" replace />;
  return (
    <main className={kit.wholePage}>
      {error ? (
        <Failed title={texts.helpFailed} error={errorMessage(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={2} />
      )}
    </main>
  );
}

/** A form that is sent at once: the token is in no address, and so in no history. */
function Sent({ token, url, returnTo }: { token: string; url: string; returnTo: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the browser itself posts it, to another site
    <form ref={form} method="post" action={url} hidden>
      <input type="hidden" name="jwt" value={token} />
      {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
    </form>
  );
}
