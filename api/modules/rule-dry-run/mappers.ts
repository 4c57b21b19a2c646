import type { DryRun } from '../../../domain/rules/dry-run/dry-run-rule.ts';
import type { DryDay } from '../../../domain/rules/dry-run/simulate.ts';

export type AutomationDryRunMapper = DryRun;
export type AutomationDryRunDayMapper = DryDay;
export type AutomationDryRunFiringMapper = DryRun['firings'][number];
