/** What lists of tickets are ordered by. */
export const ticketOrderFields = ['CREATED_AT', 'DUE_AT', 'CLOSED_AT'] as const;
