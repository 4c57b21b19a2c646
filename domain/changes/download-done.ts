/** A table that was handed out whole, for the screens of whoever asked for it (WIRE.4). */
export interface DownloadDone {
  userId: string;
  fileName: string;
  /** Where it was asked for, with what was asked. */
  url: string;
  rows: number;
}
