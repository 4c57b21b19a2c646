const awaySqlStates = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  // disk full, out of memory, disk I/O error
  '53100',
  '53200',
  '58030',
  '53300',
  '40001',
  '40P01',
]);
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
]);

/** ClickHouse errors that ask for a retry: timeout, too many queries or parts, memory, network, disk. */
const awayClickHouse = new Set(['75', '159', '202', '209', '210', '241', '243', '252']);

/** The operating system reports a full disk under several codes. */
const fullDisk = /no space left on device/i;

/** Kafka rejects the message itself, on every attempt. */
const refusedByKafka = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD', 'INVALID_TIMESTAMP']);

export const isRefusedByKafka = (error: unknown): boolean =>
  error instanceof Error &&
  (refusedByKafka.has(String((error as { type?: unknown }).type)) || isRefusedByKafka(error.cause));

/** Data that Postgres does not take, on every attempt: it cannot be encoded, is out of range, too long, or breaks a rule. */
const refusedSqlStates = /^(22...|23502|23514|54...)$/;

/** Returns why Postgres refused what was to be written, so that a retry is refused too; null for any other error. */
export function refusalOfPostgres(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!refusedSqlStates.test(String((error as { code?: unknown }).code ?? ''))) return refusalOfPostgres(error.cause);
  // the statement comes first
  return error.message.split(' - ').at(-1) ?? error.message;
}

/**
 * True if an error means that an engine is away or asks for a retry (a lost connection, a restart, a deadlock), as
 * opposed to an error that a retry repeats.
 */
export function isEngineAway(error: unknown): boolean {
  if (!(error instanceof Error) || isRefusedByKafka(error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  if (error.name.startsWith('KafkaJS') && error.name !== 'KafkaJSNonRetriableError') return true;
  if (error.constructor.name === 'ClickHouseError' && (awayClickHouse.has(code) || fullDisk.test(error.message)))
    return true;
  if (awaySqlStates.has(code) || awayCodes.has(code)) return true;
  if (
    /Connection terminated|Timeout acquiring a connection|socket hang up|Client has encountered a connection error|database system is|Timeout error\./.test(
      error.message,
    )
  )
    return true;
  return error.cause !== undefined && isEngineAway(error.cause);
}
