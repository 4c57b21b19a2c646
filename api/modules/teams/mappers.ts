import type { TeamView } from '../../../domain/teams/list-team-views.ts';
import type { Team, TeamMember } from '../../../domain/teams/team.ts';

export type TeamMapper = Team;
export type TeamMemberMapper = TeamMember;
export type TeamViewMapper = TeamView;
