import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { type CsvMap, parseCsvMap } from '../../../domain/integrations/csv-map.ts';
import { defaultFieldPaths, type MappableField } from '../../../domain/integrations/field-map.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { csvRows } from '../reading/csv-rows.ts';
import { type FieldReader, remembered } from '../reading/field-reader.ts';
import { isMail, mailText } from '../reading/mail-text.ts';
import { readMapped } from '../reading/mapped-events.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import { inEach, isRow, readPayload, textOf, Unreadable } from '../reading/payload.ts';
import { textFieldReader } from '../reading/text-fields.ts';

/**
 * Any CSV by the integration's column map (domain/integrations/csv-map.ts), as a stream or as mutable records: a text
 * of one or more lines, the text of a mail, or an already parsed row, sent as an object by column name.
 */
export const genericCsv1: Normaliser = {
  version: 'generic-csv-1',
  mode: 'mapped',
  normalise: (payload, settings) =>
    readPayload(payload, (parsed) => {
      const csv = csvReader(settings.fieldMap);
      if (isRow(parsed) && !isMail(parsed)) return readMapped(rowOfObject(parsed, csv), csv.fields, settings);
      return readText(parsed, csv, settings);
    }),
};

interface CsvRow {
  cells: readonly string[];
  /** Column name, folded → index of its cell. */
  names: ReadonlyMap<string, number>;
}

interface CsvReader {
  map: CsvMap;
  names: ReadonlyMap<string, number>;
  fields: FieldReader<CsvRow>;
  /** True if a header has the columns that every event needs. */
  isHeader(cells: readonly string[]): boolean;
}

function readText(parsed: unknown, csv: CsvReader, settings: NormaliserSettings): CanonicalEvent[] {
  const rows = rowsOf(parsed, csv);
  if (!csv.map.header) return readRows(rows, csv.names, csv, settings);
  const header = rows.findIndex(csv.isHeader);
  // only a mail may have text before its table
  if (header < 0 || (header > 0 && typeof parsed === 'string')) {
    throw new Unreadable(payloadTexts.csvWithoutHeader);
  }
  return readRows(rows.slice(header + 1), namesOf(rows[header] ?? []), csv, settings);
}

function rowsOf(parsed: unknown, csv: CsvReader): string[][] {
  if (typeof parsed === 'string') return csvRows(parsed, csv.map.delimiter);
  if (isMail(parsed)) return csvRows(mailText(parsed).lines.join('\n'), csv.map.delimiter);
  throw new Unreadable(payloadTexts.neitherCsvNorRow);
}

function readRows(rows: string[][], names: CsvRow['names'], csv: CsvReader, settings: NormaliserSettings) {
  return inEach('row', rows, (cells) => readMapped({ cells, names }, csv.fields, settings));
}

function rowOfObject(row: Readonly<Record<string, unknown>>, csv: CsvReader): CsvRow {
  const cells = Object.values(row).map(textOf);
  return { cells, names: csv.map.columns ? csv.names : namesOf(Object.keys(row)) };
}

const csvReader = remembered(parseCsvMap, (map): CsvReader => {
  const columns = Object.entries({ ...defaultFieldPaths, ...map.fields }).map(([field, given]) => [
    field,
    given === null ? [] : [given].flat().map((column) => (typeof column === 'number' ? column - 1 : fold(column))),
  ]);
  const columnsOf: Partial<Record<MappableField, Array<string | number>>> = Object.fromEntries(columns);
  const cell = (row: CsvRow, field: MappableField): string => {
    const given = columnsOf[field] ?? [];
    if (given.length === 1) return cellOf(row, given[0]);
    return given
      .map((column) => cellOf(row, column))
      .filter((text) => text !== '')
      .join(' ');
  };
  const needed = columnsOf.occurredAt ?? [];
  return {
    map,
    names: namesOf(map.columns ?? []),
    fields: textFieldReader('column map', map, cell),
    isHeader: (cells) => {
      const names = new Set(cells.map(fold));
      return needed.every((column) => typeof column === 'number' || names.has(column));
    },
  };
});

function cellOf(row: CsvRow, column: string | number | undefined): string {
  const index = typeof column === 'string' ? row.names.get(column) : column;
  return index === undefined ? '' : (row.cells[index] ?? '');
}

/** Maps names to indexes; of two columns with the same name the first counts. */
function namesOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, index): [string, number] => [fold(name), index]).reverse());
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
