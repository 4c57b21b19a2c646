import { uuidOf } from '../../../platform/ids.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { viewMailHours } from '../../constants.ts';
import type { Asker } from '../../identity/find-asker.ts';
import type { SavedView } from '../../lenses/saved-views/saved-view.ts';
import type { Mail, MailFile } from '../../mail/mail.ts';
import type { SavedPivot } from '../../pivot-shape.ts';
import type { Pivot } from '../pivot.ts';
import { pivotParams, pivotPath } from '../pivot-address.ts';
import { linesOfPivot, measureInFile, valueInFile } from '../pivot-lines.ts';
import { sheetOf } from './sheet-of.ts';

/** Makes a PDF of an HTML page. @throws Error when it cannot. */
export type PrintPdf = (html: string) => Promise<Buffer>;

/** One occurrence of a mailed view, as one of its recipients may see it. */
export interface ViewOccurrence {
  view: SavedView & { pivot: SavedPivot };
  pivot: Pivot;
  range: { start: string; end: string };
  /** Name of who keeps the view. */
  owner: string;
  recipient: Asker;
  /** When it was due. */
  dueAt: Date;
  now: Date;
}

const texts = mailTexts.view;

/**
 * Mail of a view to one person: the table as a file, and links to the page and to the end of the mails. Its id follows
 * from view, occurrence and recipient, so none is written twice.
 * @param print null where no PDF can be made: then it is a sheet, and the mail says so.
 */
export async function viewMailOf(occurrence: ViewOccurrence, print: PrintPdf | null): Promise<Mail> {
  const { view, pivot, range, owner, recipient, dueAt, now } = occurrence;
  const { measure, timezone } = view.pivot;
  const pdf = view.mail?.format === 'PDF' && print ? await pdfOf(occurrence, print) : null;
  const { columns, rows } = linesOfPivot(pivot, measure);
  const total = valueInFile(measure, pivot.total);
  const day = (at: number): string =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: timezone }).format(at);
  const by = [...pivot.names.rows, ...(pivot.names.column === null ? [] : [pivot.names.column])].join(', ');
  const params = pivotParams({ ...view.pivot, days: null, range, criteria: view.criteria });
  return {
    id: uuidOf('view-mail', recipient.customer.id, view.id, dueAt.getTime(), recipient.person.id),
    to: recipient.person.email,
    subject: texts.subject(recipient.customer.name, view.name),
    body: [
      texts.counted(pivot.names.measure, by, day(Date.parse(range.start)), day(Date.parse(range.end) - 1), timezone),
      ...(total === null ? [] : [texts.total(measureInFile(measure), total.toLocaleString('en-US'))]),
      pdf ? texts.document : view.mail?.format === 'PDF' ? texts.noPdf : texts.sheet,
      { label: texts.link, path: `${pivotPath}?${params}` },
      texts.from(owner),
      { label: texts.leave, path: `${pivotPath}?${new URLSearchParams({ leave: view.id })}` },
    ],
    reader: { userId: recipient.person.id, customerId: recipient.customer.id, area: 'analytics.advancedAnalytics' },
    file: pdf ?? (await sheetOf(fileNameOf(view), columns, rows, timezone)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + viewMailHours * 3_600_000),
  };
}

/** Letters and digits of the view's name. */
const fileNameOf = ({ name }: SavedView): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'view';

/** Null where it fails: the sheet goes instead. */
async function pdfOf({ view, pivot }: ViewOccurrence, print: PrintPdf): Promise<MailFile | null> {
  try {
    const content = await print(htmlOf(view, pivot));
    return { name: `${fileNameOf(view)}.pdf`, type: 'application/pdf', content };
  } catch {
    return null;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function htmlOf({ name, pivot: { measure } }: ViewOccurrence['view'], pivot: Pivot): string {
  const { columns, rows } = linesOfPivot(pivot, measure);
  const line = (cells: ReadonlyArray<string | number | null>, tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell === null ? '' : String(cell))}</${tag}>`).join('')}</tr>`;
  return `<!doctype html><meta charset="utf-8"><title>${escaped(name)}</title>
<style>@page { size: A4 landscape; margin: 12mm } body { font: 10px sans-serif } table { border-collapse: collapse }
td, th { border: 1px solid #ccc; padding: 2px 6px; text-align: left } tr { break-inside: avoid }</style>
<h1>${escaped(name)}</h1><p>${escaped(measureInFile(measure))}</p>
<table><thead>${line(columns, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('\n')}</tbody></table>`;
}
