/** SQL condition that a membership is a vendor's: lists of people leave vendors out unless they are asked for (USR.10). */
export const isVendorSql = (membership: string): string => `${membership}.auth_role = 'VENDOR'`;
