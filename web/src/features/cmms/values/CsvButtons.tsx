import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { hasCmmsMapping } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { cmmsCsvTexts as texts } from '#texts/cmms-values.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf, saveTable } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import * as cmmsConfigCss from '../cmms-config.module.css';

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

/** Downloads by label of their button: route, query, and file name if the answer has none. */
const exportsOf = {
  values: { [texts.export]: ['export-field-values', '', 'export-field-values.csv'] },
  mappings: {
    [texts.export]: ['export-mappings', '?kind=translations', 'export-translations.csv'],
    [texts.exportMappings]: ['export-mappings', '?kind=mappings', 'export-mappings.csv'],
  },
} as const;

/** Export and import of a field's values or mappings; lines that could not be imported are listed. */
export function CsvButtons({ systemId, field, what, canImport, onImported }: CsvButtonsProps) {
  const session = useSession();
  const isMapping = hasCmmsMapping(useMe());
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
    else toaster.error(texts.failedToDownload, await messageOf(response));
  };
  const upload = async (file: File) => {
    const body = new FormData();
    body.set('file', file);
    const route = what === 'values' ? 'import-field-values' : 'import-mappings';
    const response = await fetch(`/cmms/${route}/${place}`, { method: 'POST', headers: session.headers(), body });
    if (!response.ok) return toaster.error(texts.failedToUpload, await messageOf(response));
    const read = (await response.json()) as ImportAnswer;
    if (read.errors.length > 0) setAnswer(read);
    else toaster.success(texts.imported, summary(read));
    await onImported();
  };
  return (
    <>
      {Object.entries(exportsOf[what])
        .filter(([label]) => label !== texts.exportMappings || isMapping)
        .map(([label, source]) => (
          <Button
            key={label}
            icon={Download}
            disabled={isBusy}
            onClick={() => during(download(source), texts.failedToDownload)}
          >
            {label}
          </Button>
        ))}
      {canImport && (
        <Button icon={Upload} disabled={isBusy} onClick={() => input.current?.click()}>
          {texts.import}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={texts.importOf(what, field.title)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) during(upload(file), texts.failedToUpload);
        }}
      />
      {answer && (
        <Dialog title={texts.notImported(answer.errors.length)} onClose={() => setAnswer(null)}>
          <p className="quiet">{texts.others(summary(answer))}</p>
          <ol className={cmmsConfigCss.cmmsErrors}>
            {answer.errors.map(({ line, message }) => (
              <li key={`${line}${message}`}>
                <span className="num strong">{texts.line(line)}</span> {message}
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}

const summary = ({ added, changed }: ImportAnswer): string => texts.summary(added, changed);
