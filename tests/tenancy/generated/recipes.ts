import { advancedAnalytics } from '../recipes/advanced-analytics.ts';
import { alarms } from '../recipes/alarms.ts';
import { aliases } from '../recipes/aliases.ts';
import { analyst } from '../recipes/analyst.ts';
import { assets } from '../recipes/assets.ts';
import { cmms } from '../recipes/cmms.ts';
import { commands } from '../recipes/commands.ts';
import { customers } from '../recipes/customers.ts';
import { exports } from '../recipes/exports.ts';
import { factors } from '../recipes/factors.ts';
import { feedback } from '../recipes/feedback.ts';
import { feeds } from '../recipes/feeds.ts';
import { floorPlans } from '../recipes/floor-plans.ts';
import { holidays, storeHolidays } from '../recipes/holidays.ts';
import { incidents } from '../recipes/incidents.ts';
import { integrations } from '../recipes/integrations.ts';
import { inventory } from '../recipes/inventory.ts';
import { invitations } from '../recipes/invitations.ts';
import { kpis } from '../recipes/kpis.ts';
import { lenses } from '../recipes/lenses.ts';
import { maps } from '../recipes/maps.ts';
import { people } from '../recipes/people.ts';
import { performance } from '../recipes/performance.ts';
import { profile } from '../recipes/profile.ts';
import { relations } from '../recipes/relations.ts';
import { roles } from '../recipes/roles.ts';
import { ruleDryRun } from '../recipes/rule-dry-run.ts';
import { rules } from '../recipes/rules.ts';
import { sso } from '../recipes/sso.ts';
import { support } from '../recipes/support.ts';
import { users } from '../recipes/users.ts';
import { workResolution } from '../recipes/work-resolution.ts';
import { work } from '../recipes/work.ts';

export const joined = {
  ...advancedAnalytics,
  ...alarms,
  ...aliases,
  ...analyst,
  ...assets,
  ...cmms,
  ...commands,
  ...customers,
  ...exports,
  ...factors,
  ...feedback,
  ...feeds,
  ...floorPlans,
  ...holidays,
  ...incidents,
  ...integrations,
  ...inventory,
  ...invitations,
  ...kpis,
  ...lenses,
  ...maps,
  ...people,
  ...performance,
  ...profile,
  ...relations,
  ...roles,
  ...ruleDryRun,
  ...rules,
  ...sso,
  ...support,
  ...users,
  ...workResolution,
  ...work,
};

export const stores = [storeHolidays];