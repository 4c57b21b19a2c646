/** Where a customer's raw data is looked at, of one integration where it is given. */
export const parserPath = (customerId: string, systemId?: string): string =>
  `/parser/${customerId}${systemId === undefined ? '' : `?system=${systemId}`}`;
