import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagerTexts as texts } from '#texts/common.ts';
import { IconButton } from './IconButton.tsx';
import * as css from './table.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list, with which of its rows are shown; nothing if one page holds it. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  if (total <= size) return null;
  const start = (page - 1) * size + 1;
  return (
    <div className={css.pager}>
      <IconButton
        icon={ChevronLeft}
        size="small"
        label={texts.previous}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="meta quiet num">{texts.page(start, Math.min(start + size - 1, total), total)}</span>
      <IconButton
        icon={ChevronRight}
        size="small"
        label={texts.next}
        disabled={page * size >= total}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
