import type { Feature } from '#frame/feature.ts';
import { seesRules } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

const path = 'settings/automation-rules';

export default {
  console: [
    { path, sees: seesRules, load: async () => (await import('./RulesPage.tsx')).RulesPage },
    { path: `${path}/:ruleId`, sees: seesRules, load: async () => (await import('./RulePage.tsx')).RulePage },
  ],
  settings: [{ group: 'organization', rank: 25, name: pageTexts.automationRules, to: `/${path}`, sees: seesRules }],
  parts: [{ AlarmRules: onDemand(async () => (await import('./AlarmRules.tsx')).AlarmRules) }],
} satisfies Feature;
