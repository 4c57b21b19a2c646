import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLiveState } from '#session/live-context.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { formatTime } from '#ui/format.ts';
import { useOnline } from '#ui/use-online.ts';

/** Strips under the top bar while the browser is offline or the live feed is away. */
export function Strips() {
  const isOnline = useOnline();
  const isLost = useLiveState((state) => state.status === 'lost');
  const [offlineSince, setOfflineSince] = useState<string | null>(null);
  useEffect(() => setOfflineSince(isOnline ? null : new Date().toISOString()), [isOnline]);
  if (!isOnline) {
    return (
      <div className="strip" role="status">
        <WifiOff size={14} aria-hidden />
        {texts.offline} {formatTime(offlineSince)}
      </div>
    );
  }
  if (!isLost) return null;
  return (
    <div className="strip is-warning" role="status">
      <RefreshCw size={14} className="turning" aria-hidden />
      {texts.reconnecting}
    </div>
  );
}
