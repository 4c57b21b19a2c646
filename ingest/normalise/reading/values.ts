/** A reading as sent and, where its text is a usable number, as a number with its unit. */
export interface Reading {
  value: number | null;
  valueText: string | null;
  units: string | null;
}

/** Values that controllers send for "no value": the largest 16-bit number stands for a point that was never read. */
const neverRead = 65_535;
const longestParsed = 100;

/** `78.4 °F`, `-250.0`, `1,455.2 cfm`, `78,4 °C`: a number, then at most a unit. */
const numberAndUnit = /^([+−-]?\d+(?:[.,]\d+)*(?:e[+-]?\d{1,3})?)\s*(.*)$/iu;
/** "{ok}" or "{alarm} @ def": the point's status that some controllers append to the value. */
const trailingStatus = /\s*\{[^{}]*\}(?:\s*@\s*\S+)?$/;
const unitForm = /^(?:[%°º]|\p{L}|["'µΩ])[\p{L}%°º"'µΩ²³/·.^*() 0-9-]{0,31}$/u;

/**
 * Reads a value as sent. `N/A`, `<empty>`, an empty text, an unresolved `%token%`, 65535 and anything that is not one
 * number keep their text and have no value; an open circuit's -250.0 is a number. `units` is as sent.
 */
export function readValue(raw: unknown): Reading {
  if (raw === null || raw === undefined) return { value: null, valueText: null, units: null };
  if (typeof raw === 'number') return { value: usable(raw), valueText: String(raw), units: null };
  if (typeof raw === 'boolean') return { value: null, valueText: String(raw), units: null };
  if (typeof raw !== 'string') return { value: null, valueText: null, units: null };
  const valueText = raw.trim();
  const unread = { value: null, valueText, units: null };
  if (valueText.length > longestParsed) return unread;
  const parts = numberAndUnit.exec(valueText.replace(trailingStatus, ''));
  if (!parts) return unread;
  const units = (parts[2] ?? '').trim();
  if (units !== '' && !unitForm.test(units)) return unread;
  const number = plainNumber(parts[1] ?? '');
  const value = number === null ? null : usable(number);
  return { value, valueText, units: value === null || units === '' ? null : units };
}

/** The number of a limit or deadband, or null. */
export const readNumber = (raw: unknown): number | null => readValue(raw).value;

function usable(number: number): number | null {
  return Number.isFinite(number) && number !== neverRead ? number : null;
}

/** Commas separate thousands when they precede a point, else they are a decimal comma; "1,455" could be either. */
function plainNumber(text: string): number | null {
  const ascii = text.replace('−', '-');
  if (!ascii.includes(',')) return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(ascii) ? Number(ascii) : null;
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return /^[+-]?\d+,(?:\d{1,2}|\d{4,})$/.test(ascii) ? Number(ascii.replace(',', '.')) : null;
}
