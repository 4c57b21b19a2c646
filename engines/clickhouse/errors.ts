/** An error in the wording of a ClickHouse server, with the code that clients check. */
export class QueryError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const NAMES: Record<number, string> = {
  36: 'BAD_ARGUMENTS',
  48: 'NOT_IMPLEMENTED',
  62: 'SYNTAX_ERROR',
  73: 'UNKNOWN_FORMAT',
  78: 'UNKNOWN_TYPE_OF_QUERY',
  115: 'UNKNOWN_SETTING',
  164: 'READONLY',
  194: 'REQUIRED_PASSWORD',
  202: 'TOO_MANY_SIMULTANEOUS_QUERIES',
  210: 'NETWORK_ERROR',
  216: 'QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING',
  229: 'QUERY_IS_TOO_LARGE',
  243: 'NOT_ENOUGH_SPACE',
  354: 'ZLIB_INFLATE_FAILED',
  358: 'INTO_OUTFILE_NOT_ALLOWED',
  372: 'SESSION_NOT_FOUND',
  373: 'SESSION_IS_LOCKED',
  374: 'INVALID_SESSION_TIMEOUT',
  381: 'HTTP_LENGTH_REQUIRED',
  452: 'SETTING_CONSTRAINT_VIOLATION',
  497: 'ACCESS_DENIED',
  516: 'AUTHENTICATION_FAILED',
  1002: 'UNKNOWN_EXCEPTION',
};

/** Creates an error of the daemon itself, worded like the engine's. */
export function refuse(code: number, message: string): QueryError {
  return new QueryError(code, `Code: ${code}. DB::Exception: ${message}. (${NAMES[code] ?? 'UNKNOWN_EXCEPTION'})`);
}

/**
 * Returns the engine's error without the daemon's internals: pipe paths, added clauses, repeated codes.
 * @param added texts the daemon put into the statement
 */
export function fromEngine(error: unknown, added: readonly string[] = []): QueryError {
  if (error instanceof QueryError) return error;
  let text = error instanceof Error ? error.message : String(error);
  for (const piece of added) text = text.split(piece).join('');
  text = text.replace(/^(Code: \d+\. DB::Exception: )(?:Code: \d+\. DB::Exception: )+/, '$1');
  text = text.replace(
    'While executing File: data for INSERT was parsed from file',
    'data for INSERT was parsed from query',
  );
  // An exception that was rethrown has its name and version once per throw.
  text = text.replace(/ \(version [\d.]+[^)]*\)\. \([A-Z_0-9]+\)/g, '');
  const code = /^Code: (\d+)/.exec(text)?.[1];
  return code === undefined ? refuse(1002, text) : new QueryError(Number(code), text);
}

const BAD_REQUEST = new Set([
  6, 8, 15, 25, 26, 27, 36, 37, 38, 41, 44, 53, 62, 72, 117, 123, 167, 168, 223, 321, 376, 427, 441, 675, 676,
]);
const NOT_FOUND = new Set([46, 47, 50, 56, 60, 63, 73, 78, 81, 115, 152, 336, 511]);
const FORBIDDEN = new Set([192, 193, 497, 512, 516]);
const OTHER = new Map([
  [48, 501],
  [76, 503],
  [159, 408],
  [194, 401],
  [209, 503],
  [229, 413],
  [381, 411],
  [439, 503],
  [779, 415],
]);

/** Returns the HTTP status of a ClickHouse server for an error code. */
export function statusOf(code: number): number {
  if (BAD_REQUEST.has(code)) return 400;
  if (NOT_FOUND.has(code)) return 404;
  if (FORBIDDEN.has(code)) return 403;
  return OTHER.get(code) ?? 500;
}
