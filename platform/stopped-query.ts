/** Reasons for which a database stopped a query, by its code: of ClickHouse, of Postgres. */
const reasons: Readonly<Record<string, 'TIME' | 'MEMORY'>> = { 159: 'TIME', 57014: 'TIME', 241: 'MEMORY' };

/** Returns for what a database stopped a query: its time, or its memory; null for other errors. */
export const stoppedFor = (error: unknown): 'TIME' | 'MEMORY' | null =>
  reasons[String((error as { code?: unknown }).code)] ?? null;
