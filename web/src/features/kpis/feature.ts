import { ofCustomer } from '#frame/administration-path.ts';
import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesKpis = (me: Me): boolean => can(me, 'analytics.kpi', 'VIEW');
const setsGoals = (me: Me): boolean => can(me, 'analytics.kpi', 'EDIT') && can(me, 'customerSettings', 'EDIT');

export default {
  console: [
    {
      path: 'analytics/kpi-dashboard/:metric?',
      sees: seesKpis,
      load: async () => (await import('./KpiDashboardPage.tsx')).KpiDashboardPage,
    },
    {
      path: `users/analytics-goals/main/${ofCustomer}`,
      sees: setsGoals,
      load: async () => (await import('./GoalsPage.tsx')).GoalsPage,
    },
  ],
  analytics: [{ rank: 10, name: pageTexts.kpiDashboard, to: '/analytics/kpi-dashboard', sees: seesKpis }],
  administration: [{ rank: 40, name: pageTexts.goals, to: '/users/analytics-goals/main', sees: setsGoals }],
} satisfies Feature;
