/** Intervals at which a view is mailed. */
export const mailFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** Formats of the attachment: a sheet, or a PDF where one can be made. */
export const mailFormats = ['SHEET', 'PDF'] as const;

/** Local times at which a view is mailed. */
export interface MailTimes {
  frequency: (typeof mailFrequencies)[number];
  /** Day of WEEKLY: 1 for Monday to 7. */
  weekday: number | null;
  /** Day of MONTHLY: 1 to 31; the last one of a shorter month. */
  monthday: number | null;
  /** Minute of the local day. */
  minute: number;
  /** IANA name. */
  timezone: string;
}

/** When a saved view is mailed, to whom, and how that went (ANA.7). */
export interface ViewMail extends MailTimes {
  format: (typeof mailFormats)[number];
  recipients: string[];
  nextAt: Date;
  lastSentAt: Date | null;
  lastError: string | null;
}
