import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './access.module.css';

export interface NoticeContent {
  kind: 'failed' | 'info';
  text: string;
}

/** A line of words above a form. */
export function Notice({ kind, children }: { kind: NoticeContent['kind']; children: ReactNode }) {
  return (
    <div className={`${css.notice}${kind === 'info' ? ` ${css.isInfo}` : ''}`} role="alert">
      {kind === 'info' ? <Info size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
      <span>{children}</span>
    </div>
  );
}
