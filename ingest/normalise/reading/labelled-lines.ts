/** Values of one alarm's lines, by folded label. */
export type LabelledAlarm = Map<string, string>;

const longestLabel = 100;
/** Any line of this form starts a label, known or not: it continues nothing. */
const labelForm = /^[\p{L}][\p{L}\d _./#()-]{0,60}:(?:\s|$)/u;
const ruleForm = /^(?:--|__|==|\*\*)/;

export const foldLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Splits lines of `Label: value` (or `Label = value`, or cells of a table separated by a tab) into alarms. The first
 * value of a label counts; an empty one is on the next line, as in tables converted to plain text. A line without a
 * label continues the text of `continued`, until a blank line.
 * @param labels labels to look for, folded
 * @param separator beginning of a line that separates two alarms; without one, the first label does when it is repeated
 */
export function readLabelledLines(
  lines: readonly string[],
  labels: ReadonlySet<string>,
  options: { separator: string | null; continued: ReadonlySet<string> },
): LabelledAlarm[] {
  const separator = options.separator === null ? null : foldLabel(options.separator);
  const alarms: LabelledAlarm[] = [];
  let current: LabelledAlarm | null = null;
  let opener = '';
  let awaiting: string | null = null;
  let open: string | null = null;
  for (const untrimmed of lines) {
    const line = untrimmed.trim();
    if (separator !== null && line.slice(0, separator.length).toLowerCase() === separator) {
      current = awaiting = open = null;
      continue;
    }
    const found = labelOf(line, labels);
    if (found === null) {
      if (line === '') open = null;
      else if (labelForm.test(line) || ruleForm.test(line)) awaiting = open = null;
      else if (current && awaiting !== null) {
        current.set(awaiting, plain(line));
        open = options.continued.has(awaiting) ? awaiting : null;
        awaiting = null;
      } else if (current && open !== null) current.set(open, `${current.get(open)} ${plain(line)}`);
      continue;
    }
    const { label, value } = found;
    if (current === null || (separator === null && label === opener)) {
      current = new Map();
      alarms.push(current);
      opener = label;
    }
    awaiting = open = null;
    if (current.get(label)) continue;
    current.set(label, value);
    if (value === '') awaiting = label;
    else if (options.continued.has(label)) open = label;
  }
  return alarms;
}

const plain = (text: string): string => text.replaceAll('\t', ' ').trim();

function labelOf(line: string, labels: ReadonlySet<string>): { label: string; value: string } | null {
  for (const mark of [':', '=', '\t']) {
    const at = line.slice(0, longestLabel + 2).indexOf(mark);
    if (at < 0) continue;
    const label = line.slice(0, at).trim().toLowerCase();
    if (labels.has(label)) return { label, value: plain(line.slice(at + 1)) };
  }
  return null;
}
