/** Pages of an integration that a feed leads to. */
export const feedPages = ['issues', 'commands', 'dead-letters'] as const;

/** Path of a page of a feed: it opens the feed's customer on its way. */
export const feedPath = (
  { customerId, id }: { customerId: string; id: string },
  page: (typeof feedPages)[number],
): string => `/feeds/${customerId}/${id}/${page}`;
