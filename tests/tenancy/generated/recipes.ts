import { alarms } from '../recipes/alarms.ts';
import { cmms } from '../recipes/cmms.ts';
import { commands } from '../recipes/commands.ts';
import { feedback } from '../recipes/feedback.ts';
import { integrations } from '../recipes/integrations.ts';
import { invitations } from '../recipes/invitations.ts';
import { kpis } from '../recipes/kpis.ts';
import { lenses } from '../recipes/lenses.ts';
import { people } from '../recipes/people.ts';
import { profile } from '../recipes/profile.ts';
import { roles } from '../recipes/roles.ts';
import { users } from '../recipes/users.ts';
import { workResolution } from '../recipes/work-resolution.ts';
import { work } from '../recipes/work.ts';

export const joined = {
  ...alarms,
  ...cmms,
  ...commands,
  ...feedback,
  ...integrations,
  ...invitations,
  ...kpis,
  ...lenses,
  ...people,
  ...profile,
  ...roles,
  ...users,
  ...workResolution,
  ...work,
};