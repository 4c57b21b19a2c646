import { SaxesParser } from 'saxes';
import { pumpTexts } from '../../texts/pump.ts';

/** An alarm of an oBIX document. */
export interface ObixAlarm {
  /** Its element, exactly as the source wrote it. */
  xml: string;
  href: string;
  /** Milliseconds since the epoch; null where it has none. */
  at: number | null;
  isOpen: boolean;
}

const alarmContract = /(?:^|[:/\s])(?:Alarm|AckAlarm|PointAlarm|StatefulAlarm)(?=$|\s)/;
const depthMax = 100;

/** Finds the alarms of the answer to an alarm query. @throws Error for an answer that is none, or reports a failure. */
export function obixAlarms(document: string): ObixAlarm[] {
  const alarms: ObixAlarm[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  let current: { begin: number; depth: number; href: string; at: number | null; isOpen: boolean } | null = null;
  let isObix = false;
  parser.on('doctype', () => parser.fail('a document type is not allowed'));
  parser.on('error', (error) => {
    throw new Error(`${pumpTexts.notXml}: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const value = (key: string): string => attributes[key] ?? '';
    if (open.length === 0) {
      if (name === 'err') throw new Error(pumpTexts.obixError(value('display') || value('is')));
      isObix = name === 'obj' || name === 'list';
    }
    open.push(name);
    if (open.length > depthMax) throw new Error(pumpTexts.notXml);
    if (current === null && alarmContract.test(value('is')) && value('href') !== '') {
      const begin = document.lastIndexOf('<', parser.position - 2);
      current = { begin, depth: open.length, href: value('href'), at: null, isOpen: true };
    } else if (current !== null && open.length === current.depth + 1) {
      const time = value('null') === 'true' ? Number.NaN : Date.parse(value('val'));
      if (value('name') === 'timestamp' && !Number.isNaN(time)) current.at = time;
      if (value('name') === 'normalTimestamp' && !Number.isNaN(time)) current.isOpen = false;
    }
  });
  parser.on('closetag', () => {
    if (current !== null && open.length === current.depth) {
      const { begin, href, at, isOpen } = current;
      alarms.push({ xml: document.slice(begin, parser.position), href, at, isOpen });
      current = null;
    }
    open.pop();
  });
  parser.write(document).close();
  if (!isObix) throw new Error(pumpTexts.notXml);
  return alarms;
}
