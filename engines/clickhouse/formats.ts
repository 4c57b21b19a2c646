const JSON_DOCUMENTS = new Set([
  ...['JSON', 'JSONCompact', 'JSONStrings', 'JSONCompactStrings', 'JSONObjectEachRow', 'JSONColumns'],
  ...['JSONCompactColumns', 'JSONColumnsWithMetadata'],
]);

/** The Content-Type a ClickHouse server gives a format's output. */
export function contentTypeOf(format: string): string {
  if (JSON_DOCUMENTS.has(format)) return 'application/json; charset=UTF-8';
  if (/^JSON.*EachRow/.test(format)) return 'application/x-ndjson; charset=UTF-8';
  if (/^(TSV|TabSeparated)/.test(format)) return 'text/tab-separated-values; charset=UTF-8';
  const header = format.startsWith('CSVWithNames') ? 'present' : 'absent';
  if (format.startsWith('CSV')) return `text/csv; charset=UTF-8; header=${header}`;
  if (/^(Pretty|Vertical|Values|Template|CustomSeparated|Markdown|SQLInsert|TSKV|LineAsString)/.test(format)) {
    return 'text/plain; charset=UTF-8';
  }
  if (format === 'XML') return 'application/xml; charset=UTF-8';
  return 'application/octet-stream';
}
