import { InputNumber, Popover, Radio } from 'antd';
import { RefreshCw, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refreshIntervalMinutes } from '#domain/constants.ts';
import { Button } from './Button.tsx';

/** A day. */
const mostMinutes = 1_440;
const nameOf = (minutes: number): string => (minutes === 60 ? '1 hour' : `${minutes} minutes`);
const choices = [
  { value: 'off', label: 'Off' },
  ...refreshIntervalMinutes.map((minutes) => ({ value: String(minutes), label: nameOf(minutes) })),
  { value: 'custom', label: 'Custom' },
];

/** Refetches a list that is not live, at once or at an interval. */
export function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  const [choice, setChoice] = useState('off');
  const [custom, setCustom] = useState<number | null>(5);
  const latest = useRef(onRefresh);
  latest.current = onRefresh;
  const minutes = choice === 'off' ? null : choice === 'custom' ? custom : Number(choice);
  const shown = minutes ? nameOf(minutes) : 'Off';
  useEffect(() => {
    if (!minutes) return;
    const timer = setInterval(() => latest.current(), minutes * 60_000);
    return () => clearInterval(timer);
  }, [minutes]);
  return (
    <span className="line">
      <Button size="small" icon={RefreshCw} onClick={onRefresh}>
        Refresh
      </Button>
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        content={
          <div className="refresh-choices">
            <h3>Auto-refresh</h3>
            <Radio.Group
              aria-label="Auto-refresh"
              value={choice}
              options={choices}
              onChange={({ target }) => setChoice(target.value)}
            />
            {choice === 'custom' && (
              <InputNumber<number>
                aria-label="Minutes between"
                suffix="minutes"
                controls={false}
                min={1}
                max={mostMinutes}
                precision={0}
                value={custom}
                onChange={setCustom}
              />
            )}
          </div>
        }
      >
        <Button size="small" icon={Timer} aria-label={`Auto-refresh: ${shown}`}>
          {shown}
        </Button>
      </Popover>
    </span>
  );
}
