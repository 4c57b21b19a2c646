import type { OwnSession } from '../../../domain/identity/own-sessions.ts';
import type { PersonRow } from '../../../domain/identity/person-row.ts';

/** A person's address is read from the person. */
export type EmailAddressMapper = PersonRow;
export type SessionMapper = OwnSession;
