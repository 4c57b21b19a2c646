/** Days that an export of activity covers by default. */
export const activityRangeDays = 30;
/** Limits of what a process of the API does at once: in all, of a customer and of a person. */
export interface Places {
  most: number;
  mostOfCustomer?: number;
  mostOfOne: number;
}
/** Tables that are handed out, each with one of the process's ten connections to the warehouse, and minutes of one. */
export const downloadPlaces: Places = { most: 6, mostOfCustomer: 3, mostOfOne: 2 };
export const downloadMinutes = 10;
/** Files of exports that are handed out, and minutes of one. */
export const exportFilePlaces: Places = { most: 30, mostOfCustomer: 10, mostOfOne: 3 };
export const exportFileMinutes = 60;
/** Files of imports that are received, each of them in memory. */
export const importPlaces: Places = { most: 9, mostOfCustomer: 3, mostOfOne: 2 };
/** Addresses that are searched. */
export const geocodingPlaces: Places = { most: 9, mostOfCustomer: 3, mostOfOne: 2 };
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
