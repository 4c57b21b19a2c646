import { z } from 'zod';
import { peopleTexts } from '../../texts/server/people.ts';
import type { PersonRow } from '../identity/person-row.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import type { TeamRole } from '../people/team-role.ts';

/** People who look after the same things (USR-044). */
export interface Team {
  id: number;
  name: string;
  isSystem: boolean;
  isAllBuildings: boolean;
  displayOptions: unknown;
  /** Criteria that narrow each of the team's lenses. */
  alarmFilters: Criterion[];
  /** The caller's role in it; null outside of it. */
  myRole: TeamRole | null;
}

/** A member of a team (USR-045). */
export interface TeamMember {
  user: PersonRow;
  teamId: number;
  teamName: string;
  userId: string;
  displayName: string;
  title: string | null;
  email: string;
  role: TeamRole;
}

export const teamIdSchema = z
  .string()
  .regex(/^\d{1,15}$/, peopleTexts.teamNotFound)
  .transform(Number);
