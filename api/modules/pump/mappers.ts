import type { PumpSourceState } from '../../../domain/integrations/pump-messages.ts';
import type { StoredReport } from '../../../domain/repair/commands/serve-pump.ts';
import type { Pump } from '../../../domain/repair/pump/pump.ts';

export type ExternalSystemPumpMapper = Pump;
export type ExternalSystemPumpReportMapper = Pump & { report: StoredReport; reportedAt: number };
export type ExternalSystemPumpSourceMapper = PumpSourceState;
