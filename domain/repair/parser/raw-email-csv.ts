import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import type { MailPayload } from '../../integrations/mail-payload.ts';
import type { ParserPorts } from './payload-reader.ts';

const schema = z.object({ externalSystemId: z.string(), from: z.coerce.date(), to: z.coerce.date() });
/** Mails of one table at most. */
const mailsMost = 1_000;

/**
 * Returns the newest mails that an integration accepted in a time span, as a CSV with a line each; formulas are escaped
 * for spreadsheets. Super users only. @throws AppError NOT_FOUND, INVALID.
 */
export async function rawEmailCsv(ctx: Ctx, ports: ParserPorts, input: z.input<typeof schema>): Promise<string> {
  assertSuper(ctx);
  const { from, to, ...which } = schema.parse(input);
  if (from >= to) throw invalid(commonTexts.rangeIsEmpty, [{ path: 'from', message: commonTexts.startsAfterEnd }]);
  const payloads = await ports.newest({
    customerId: ctx.customer.id,
    systemId: externalSystemId(which.externalSystemId),
    limit: mailsMost,
    span: { from: from.getTime(), to: to.getTime() },
  });
  const rows = payloads
    .filter((one) => one.door === 'email')
    .map(({ receivedAt, payload }) => {
      const mail = JSON.parse(payload) as MailPayload;
      return [new Date(receivedAt).toISOString(), mail.from, mail.subject, mail.date ?? '', mail.messageId, mail.text];
    });
  return stringify([['receivedAt', 'from', 'subject', 'date', 'messageId', 'text'], ...rows], {
    escape_formulas: true,
  });
}
