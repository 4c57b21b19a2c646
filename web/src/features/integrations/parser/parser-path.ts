/** Returns the path of a customer's raw data, of one integration if given. */
export const parserPath = (customerId: string, systemId?: string): string =>
  `/parser/${customerId}${systemId === undefined ? '' : `?system=${systemId}`}`;
