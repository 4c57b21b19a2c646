import { refuse } from '../errors.ts';

/** Formats that need neither a schema nor a template, which would be files of the machine. */
const ADMITTED =
  /^(TabSeparated|TSV|CSV|CustomSeparated)(Raw)?(WithNames(AndTypes)?)?$|^JSON(Strings|Columns|Compact(Strings|Columns)?|ColumnsWithMetadata|StringsEachRow|EachRow|LinesEachRow|ObjectEachRow|Compact(Strings)?EachRow(WithNames(AndTypes)?)?)?$|^(JSONLines|NDJSON|Native|RowBinary(WithNames(AndTypes)?)?|Pretty\w*|Vertical|Values|XML|Markdown|Parquet|Arrow|ArrowStream|ORC|Null|LineAsString|TSKV)$/i;

/** Throws 73 for a format that readers cannot have. */
export function admitFormat(format: string): void {
  if (!ADMITTED.test(format)) throw refuse(73, `Unknown format ${format.slice(0, 50)}`);
}
