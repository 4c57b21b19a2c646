import { type PumpReport, pumpReportSchema } from '../../domain/integrations/pump-messages.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import { Refused } from './answer.ts';

/** Reads the report of a pump. @throws Refused 400 for anything else, with what is wrong. */
export function readReport(body: Buffer): PumpReport {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    throw new Refused(400, gatewayTexts.notReport('not JSON'));
  }
  const parsed = pumpReportSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(400, gatewayTexts.notReport(`${issue?.path.join('.') || 'report'}: ${issue?.message}`));
}
