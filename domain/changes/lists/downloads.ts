import { changeList } from '../change-list.ts';

/** A completely delivered table, for the screens of the person who requested it (WIRE.4). */
export interface DownloadDone {
  userId: string;
  fileName: string;
  /** Address that was requested, with its parameters. */
  url: string;
  rows: number;
}

/** Finished tables, for the screens of the people who requested them. */
export const downloads = changeList<DownloadDone>('downloads');
