import { Popconfirm, Progress } from 'antd';
import { Send } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { formatCount, plural } from '#ui/format.ts';
import { kindWord } from './letter-words.ts';
import type { DeadLettersView } from './use-dead-letters.ts';
import { done, useSettleAll } from './use-settle-all.ts';

/** Actions on everything that the list finds, part by part; their progress while they run. */
export function SettleAll({ view }: { view: DeadLettersView }) {
  const { progress, run, stop } = useSettleAll(view.readSoon);
  const { count, kind, searchTerm, where } = view;
  if (progress)
    return (
      <div className="settle-progress" role="status">
        <Progress
          type="circle"
          size={20}
          showInfo={false}
          percent={(100 * progress.settled) / Math.max(1, progress.total)}
        />
        <span className="num">
          {formatCount(progress.settled)} of {formatCount(progress.total)} {done[progress.verb]}
        </span>
        <Button size="small" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  if (count === 0) return null;
  const which = [
    plural(count, 'dead letter'),
    kind && `"${kindWord(kind)}"`,
    searchTerm && `with "${searchTerm}" in it`,
  ].filter(Boolean);
  return (
    <div className="line">
      <Popconfirm
        title={`Dismiss ${which.join(' ')}?`}
        description="They will be removed without processing; the originals stay archived."
        okText="Dismiss"
        onConfirm={() => void run('dismiss', where, count)}
      >
        <Button>Dismiss all</Button>
      </Popconfirm>
      <Popconfirm
        title={`Send ${which.join(' ')} again?`}
        description="They are read as the integration reads now. What still cannot be read comes back."
        okText="Send again"
        onConfirm={() => void run('send', where, count)}
      >
        <Button variant="primary" icon={Send}>
          Send all again
        </Button>
      </Popconfirm>
    </div>
  );
}
