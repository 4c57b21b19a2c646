/** A table that was handed out whole, for the screens of whoever asked for it (WIRE.4). */
export interface DownloadDone {
  userId: string;
  fileName: string;
  /** Address that was requested, with its parameters. */
  url: string;
  rows: number;
}
