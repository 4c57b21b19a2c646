import { changeList } from '../change-list.ts';

/** An export that has ended, for the screens of who requested it. */
export interface ExportDone {
  userId: string;
  id: string;
  exportType: string;
  status: 'COMPLETE' | 'FAILED';
  fileName: string;
  rows: number;
  /** Why it failed, as people read it. */
  error: string | null;
}

/** Exports that have ended, for the screens of the people who requested them. */
const exported = changeList<ExportDone>('downloads');

export { exported as exports };
