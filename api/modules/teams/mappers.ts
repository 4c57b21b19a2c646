import type { Team, TeamMember } from '../../../domain/teams/team.ts';

export type TeamMapper = Team;
export type TeamMemberMapper = TeamMember;
