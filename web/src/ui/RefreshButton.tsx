import { RefreshCw, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refreshTexts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import { onDemand, usePreload } from './on-demand.tsx';
import { Popup } from './Popup.tsx';

const RefreshChoices = onDemand(async () => (await import('./RefreshChoices.tsx')).RefreshChoices);

/** Refetches a list that is not live, at once or at an interval. */
export function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  usePreload(RefreshChoices);
  const [choice, setChoice] = useState('off');
  const [custom, setCustom] = useState<number | null>(5);
  const latest = useRef(onRefresh);
  latest.current = onRefresh;
  const minutes = choice === 'off' ? null : choice === 'custom' ? custom : Number(choice);
  const shown = minutes ? refreshTexts.every(minutes) : refreshTexts.off;
  useEffect(() => {
    if (!minutes) return;
    const timer = setInterval(() => latest.current(), minutes * 60_000);
    return () => clearInterval(timer);
  }, [minutes]);
  return (
    <span className="line">
      <Button size="small" icon={RefreshCw} onClick={onRefresh}>
        {refreshTexts.refresh}
      </Button>
      <Popup
        label={refreshTexts.auto}
        content={<RefreshChoices choice={choice} custom={custom} onChoice={setChoice} onCustom={setCustom} />}
      >
        <Button size="small" icon={Timer} aria-label={refreshTexts.autoIs(shown)}>
          {shown}
        </Button>
      </Popup>
    </span>
  );
}
