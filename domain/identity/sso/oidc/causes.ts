import { OutboundRefused } from '../../../../platform/outbound.ts';
import { AnswerTooLarge } from './bounded-fetch.ts';

const deepest = 8;

/** Returns an error and what caused it, outermost first: libraries wrap what they are thrown. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause && causes.length < deepest; cause = (cause as { cause?: unknown }).cause)
    causes.push(cause);
  return causes;
}

/** Returns the refusal of an address that is not open, if that is why something failed. */
export const refusedAddress = (error: unknown): OutboundRefused | undefined =>
  causesOf(error).find((cause) => cause instanceof OutboundRefused);

const codesOfNetwork = /^(?:E[A-Z]+$|UND_ERR_|CERT_|ERR_TLS|ERR_SSL|ERR_JWKS_TIMEOUT$|OAUTH_(?:TIMEOUT|ABORT)$)/;
const isOfNetwork = (code: string): boolean => codesOfNetwork.test(code) || code.includes('_CERT');

/** True if no whole answer came: no connection, none that is trusted, none in time, or more than is read. */
export const isUnreachable = (error: unknown): boolean =>
  causesOf(error).some((cause) => {
    const { code, name } = cause as { code?: unknown; name?: unknown };
    return (
      cause instanceof AnswerTooLarge ||
      cause instanceof OutboundRefused ||
      name === 'TimeoutError' ||
      name === 'AbortError' ||
      (typeof code === 'string' && isOfNetwork(code))
    );
  });

/**
 * Returns what went wrong, for the log: messages alone, as the libraries keep whole answers, and tokens with them, as
 * causes.
 */
export const detailOf = (error: unknown): string =>
  causesOf(error)
    .filter((cause) => cause instanceof Error)
    .map((cause) =>
      'error' in cause && typeof cause.error === 'string' ? `${cause.message}: ${cause.error}` : cause.message,
    )
    .join('; ')
    .slice(0, 500);
