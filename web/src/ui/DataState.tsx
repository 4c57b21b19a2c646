import { CircleAlert, CircleCheck, FileQuestionMark, ListFilter, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Record<'good' | 'filtered' | 'failed' | 'missing', LucideIcon> = {
  good: CircleCheck,
  filtered: ListFilter,
  failed: CircleAlert,
  missing: FileQuestionMark,
};

interface DataStateProps {
  kind: keyof typeof icons;
  title: string;
  detail?: ReactNode;
  /** Buttons, at most two. */
  children?: ReactNode;
}

/** Notice in place of content that is empty, filtered away, failed or missing. */
export function DataState({ kind, title, detail, children }: DataStateProps) {
  const Icon = icons[kind];
  return (
    <div className="data-state" role={kind === 'failed' ? 'alert' : undefined}>
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <h2>{title}</h2>
      {detail && <p>{detail}</p>}
      {children && <div className="data-state-actions">{children}</div>}
    </div>
  );
}
