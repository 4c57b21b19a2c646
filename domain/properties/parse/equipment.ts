import type { Finding } from './places.ts';
import { equipmentCodes } from './vocabulary.ts';

const escaped = (code: string): string => code.replace('-', '[ _-]?');
const codes = Object.keys(equipmentCodes)
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const number = '[A-Z]?\\d{1,5}(?:-\\d{1,4})?[A-Z]?';
// `B7` is a building and `B-7` a boiler: a code of one letter is separated from its number
const coded = new RegExp(`(?<![\\p{L}\\p{N}])(${codes})([ _-]?)(${number})(?![\\p{L}\\p{N}])`, 'giu');
const anyUnit = /^([A-Z]{1,5})[ _-](\d{1,4}[A-Z]?)$/;
const byCode = new Map(Object.entries(equipmentCodes).map(([code, type]) => [code.replace('-', ''), type]));

/** `AHU_3`, `AHU 3` and `AHU3` are one: AHU-3. A code with a part of its own keeps its number beside it: CHW-P2. */
function nameOf(code: string, between: string, digits: string): string {
  const name = code.toUpperCase().replace(/[ _]/g, '-');
  return `${name}${between === '' && name.includes('-') ? '' : '-'}${digits.toUpperCase()}`;
}

/**
 * The equipment that a text names by its code and number, and what kind it is: the last one, which is the nearest to
 * the point.
 */
export function findEquipment(text: string): Finding[] {
  let found: Finding[] = [];
  for (const match of text.matchAll(coded)) {
    const [whole, code = '', between = '', digits = ''] = match;
    const type = byCode.get(code.toUpperCase().replace(/[ _-]/g, ''));
    if (!type || (code.length === 1 && between === '')) continue;
    const place = { from: match.index, to: match.index + whole.length };
    found = [
      { type: 'asset_name', value: nameOf(code, between, digits), confidence: 0.9, ...place },
      { type: 'equipment_type', value: type, confidence: 0.9, ...place },
    ];
  }
  return found;
}

/** A part of a point's path that looks like a unit of a kind we do not know, as `S-7` in `S-7.SF-S`. */
export function findUnit(path: string): Finding[] {
  const parts = path.split(/[/:.]/);
  let from = 0;
  for (const part of parts.slice(0, -1)) {
    const match = anyUnit.exec(part);
    if (match)
      return [
        {
          type: 'asset_name',
          value: nameOf(match[1] ?? '', '-', match[2] ?? ''),
          confidence: 0.5,
          from,
          to: from + part.length,
        },
      ];
    from += part.length + 1;
  }
  return [];
}
