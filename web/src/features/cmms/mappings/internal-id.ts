/** The kinds of internal fields that a person chooses from. */
export const internalKinds = ['Alarm Attribute', 'CMMS Attribute', 'Work Ticket State'] as const;

/** How an internal field is sent: both kinds of attribute are one (CMMS-050). */
export const internalIdOf = (kind: string, name: string): string =>
  `${kind === 'Work Ticket State' ? 'WORK_TICKET_STATE' : 'ATTRIBUTE'}:${name.trim()}`;
