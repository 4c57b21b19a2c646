import type { Throughput } from '../../../domain/integrations/alarm-throughput.ts';
import type { ExternalSystemRow } from '../../../domain/integrations/external-system-row.ts';
import type { IntegrationHealth } from '../../../domain/integrations/integration-health.ts';
import type { Traffic } from '../../../domain/integrations/integration-traffic.ts';
import type { ListedExternalSystems } from '../../../domain/integrations/list-external-systems.ts';
import type { IssueLog } from '../../../domain/repair/list-issue-logs.ts';

export type AlarmThroughputMapper = Throughput;
export type ExternalSystemMapper = ExternalSystemRow;
export type ExternalSystemIssueLogMapper = IssueLog;
export type IntegrationHealthMapper = IntegrationHealth;
export type ExternalSystemsAndCountMapper = ListedExternalSystems;
export type IntegrationTrafficMapper = Traffic;

export interface ExternalSystemIssueLogsAndCountMapper {
  externalSystemIssueLogs(): Promise<IssueLog[]>;
  count(): Promise<number>;
}
