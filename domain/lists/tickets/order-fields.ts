/** Fields by which lists of tickets are ordered. */
export const ticketOrderFields = ['CREATED_AT', 'DUE_AT', 'CLOSED_AT'] as const;
