import { RefreshCw, UserRoundCog, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { defaultCustomerId, providerDisplayName } from '#domain/constants.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { formatTime } from '#ui/format.ts';
import * as kit from '#ui/ui.module.css';
import { useOnline } from '#ui/use-online.ts';

/** Strips under the top bar: on whose behalf one works, and that the browser is offline or the live feed away. */
export function Strips() {
  return (
    <>
      <ActingStrip />
      <ConnectionStrip />
    </>
  );
}

/** Tells the provider's staff for as long as they work within a customer of the provider's (ADM.5). */
function ActingStrip() {
  const { customer, isProviderStaff } = useMe();
  if (!isProviderStaff || customer.id === String(defaultCustomerId)) return null;
  return (
    <aside className={kit.strip} aria-label={texts.acting}>
      <UserRoundCog size={14} aria-hidden />
      {texts.actingWithin(customer.name, providerDisplayName)}
    </aside>
  );
}

function ConnectionStrip() {
  const isOnline = useOnline();
  const isLost = useLiveState((state) => state.status === 'lost');
  const [offlineSince, setOfflineSince] = useState<string | null>(null);
  useEffect(() => setOfflineSince(isOnline ? null : new Date().toISOString()), [isOnline]);
  if (!isOnline) {
    return (
      <div className={kit.strip} role="status">
        <WifiOff size={14} aria-hidden />
        {texts.offline} {formatTime(offlineSince)}
      </div>
    );
  }
  if (!isLost) return null;
  return (
    <div className={`${kit.strip} ${kit.isWarning}`} role="status">
      <RefreshCw size={14} className={kit.turning} aria-hidden />
      {texts.reconnecting}
    </div>
  );
}
