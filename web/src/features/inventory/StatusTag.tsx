import { CircleAlert, CircleCheck, ClipboardCheck, LoaderCircle, Undo2 } from 'lucide-react';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { Tag } from '#ui/Tag.tsx';
import { type ImportDetail, isBusy } from './inventory-queries.ts';

const looks = {
  CHECKED: { tone: 'info', icon: ClipboardCheck },
  COMPLETE: { tone: 'success', icon: CircleCheck },
  UNDONE: { tone: 'neutral', icon: Undo2 },
  FAILED: { tone: 'danger', icon: CircleAlert },
} as const;

/** Progress of an import. */
export function StatusTag({ status }: Pick<ImportDetail, 'status'>) {
  const look = isBusy(status) ? ({ tone: 'info', icon: LoaderCircle } as const) : looks[status];
  return <Tag {...look}>{texts.statuses[status]}</Tag>;
}
