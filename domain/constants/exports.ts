/** Days that an export of activity covers by default. */
export const activityRangeDays = 30;
/** Tables that one process of the API hands out at a time. */
export const downloadsAtOnce = 3;
/** ANA.8: rows up to which a list is downloaded at once; a longer one is exported by a job. */
export const exportInlineRows = 5_000;
/** ANA.8: days that the file of an export is kept. */
export const exportFileDays = 7;
/** ANA.8: days that an export is listed after its file is gone, or after it failed. */
export const exportRowDays = 30;
/** Readers of the warehouse that one customer may have, revoked ones included. */
export const analystReadersMax = 50;
/** Minutes that the signed address of an export's file is good for at least; at most twice as long. */
export const exportAddressMinutes = 5;
/** Exports that one person, and one customer, may have waiting or running. */
export const unfinishedExports = { ofPerson: 3, ofCustomer: 20 } as const;
/** Exports that one worker runs at a time; others wait for it. */
export const exportsAtOnce = 2;
/** Characters that the input of an export may have as JSON. */
export const exportInputMax = 50_000;
