import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeContent {
  kind: 'failed' | 'info';
  text: string;
}

/** A line of words above a form. */
export function Notice({ kind, children }: { kind: NoticeContent['kind']; children: ReactNode }) {
  return (
    <div className={`notice${kind === 'info' ? ' is-info' : ''}`} role="alert">
      {kind === 'info' ? <Info size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
      <span>{children}</span>
    </div>
  );
}
