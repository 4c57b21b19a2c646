/** Kinds of internal fields. */
export const internalKinds = ['Alarm Attribute', 'CMMS Attribute', 'Work Ticket State'] as const;

/** Returns the id of an internal field; both kinds of attribute are one (CMMS-050). */
export const internalIdOf = (kind: string, name: string): string =>
  `${kind === 'Work Ticket State' ? 'WORK_TICKET_STATE' : 'ATTRIBUTE'}:${name.trim()}`;
