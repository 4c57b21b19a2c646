/** A completely delivered table, for the screens of the person who requested it (WIRE.4). */
export interface DownloadDone {
  userId: string;
  fileName: string;
  /** Address that was requested, with its parameters. */
  url: string;
  rows: number;
}
