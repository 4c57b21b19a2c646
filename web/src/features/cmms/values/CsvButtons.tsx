import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { useSession } from '#session/session-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { plural } from '#ui/format.ts';
import { messageOf, saveTable } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';

interface CsvButtonsProps {
  systemId: string;
  field: CmmsField;
  what: 'values' | 'mappings';
  canImport: boolean;
  onImported: () => Promise<unknown>;
}

interface ImportAnswer {
  added: number;
  changed: number;
  errors: Array<{ line: number; message: string }>;
}

/** What can be handed out, by the words of its button: where it is, and what it is called where the answer does not say. */
const exportsOf = {
  values: { Export: ['export-field-values', '', 'export-field-values.csv'] },
  mappings: {
    Export: ['export-mappings', '?kind=translations', 'export-translations.csv'],
    'Export mappings': ['export-mappings', '?kind=mappings', 'export-mappings.csv'],
  },
} as const;

/** A field's values or mappings as a file, to and fro; lines that could not be taken are listed. */
export function CsvButtons({ systemId, field, what, canImport, onImported }: CsvButtonsProps) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const place = `${systemId}/${field.id}`;
  const during = (work: Promise<void>, failure: string) => {
    setBusy(true);
    void work.catch(() => toaster.error(failure)).finally(() => setBusy(false));
  };
  const download = async ([route, query, name]: readonly [string, string, string]) => {
    const response = await fetch(`/cmms/${route}/${place}${query}`, { headers: session.headers() });
    if (response.ok) await saveTable(response, name);
    else toaster.error('Failed to download CSV file', await messageOf(response));
  };
  const upload = async (file: File) => {
    const body = new FormData();
    body.set('file', file);
    const route = what === 'values' ? 'import-field-values' : 'import-mappings';
    const response = await fetch(`/cmms/${route}/${place}`, { method: 'POST', headers: session.headers(), body });
    if (!response.ok) return toaster.error('Failed to upload CSV file', await messageOf(response));
    const read = (await response.json()) as ImportAnswer;
    if (read.errors.length > 0) setAnswer(read);
    else toaster.success('File imported', summary(read));
    await onImported();
  };
  return (
    <>
      {Object.entries(exportsOf[what]).map(([words, source]) => (
        <Button
          key={words}
          icon={Download}
          disabled={isBusy}
          onClick={() => during(download(source), 'Failed to download CSV file')}
        >
          {words}
        </Button>
      ))}
      {canImport && (
        <Button icon={Upload} disabled={isBusy} onClick={() => input.current?.click()}>
          Import
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={`Import ${what} of ${field.title}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) during(upload(file), 'Failed to upload CSV file');
        }}
      />
      {answer && (
        <Dialog title={`${plural(answer.errors.length, 'line')} could not be taken`} onClose={() => setAnswer(null)}>
          <p className="quiet">All others were: {summary(answer)}.</p>
          <ol className="cmms-errors">
            {answer.errors.map(({ line, message }) => (
              <li key={`${line}${message}`}>
                <span className="num strong">Line {line}</span> {message}
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}

const summary = ({ added, changed }: ImportAnswer): string => `${added} added, ${changed} changed`;
