import type { Invitee } from '../../../domain/invitations/find-invitee.ts';

export type InviteeMapper = Invitee;
