import { type PumpConfig, pumpSourceSchema } from '#domain/integrations/pump-config.ts';

type Source = PumpConfig['sources'][number];
type Format = 'JSON' | 'NDJSON' | 'CSV' | 'LINES' | 'TEXT';

/** Values of the dialog: fields of all kinds, of which those of the chosen one are sent. */
export interface SourceForm {
  name: string;
  kind: Source['kind'];
  everySeconds: number | null;
  format: Format;
  delimiter: ',' | ';' | '\t' | '|';
  path: string;
  pattern: string;
  url: string;
  itemsPath: string;
  historyUrl: string;
  secret: string;
  address: string;
  port: number | null;
  devices: string;
}

export const formatsOf = (kind: Source['kind']): Format[] =>
  kind === 'FOLDER' ? ['JSON', 'NDJSON', 'CSV', 'LINES', 'TEXT'] : ['JSON', 'LINES', 'TEXT'];

/** The form of a source; of none, as a new one begins. */
export function formOfSource(source: Source | null): SourceForm {
  const { devices, ...given } = { devices: [], ...source } as { devices: string[] } & Partial<Source>;
  return {
    ...{ name: '', kind: 'FOLDER', everySeconds: 30, format: 'JSON', delimiter: ',', path: '', pattern: '*', url: '' },
    ...{ itemsPath: '', historyUrl: '', secret: '', address: '0.0.0.0', port: 47_808 },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
    devices: devices.join(', '),
  } as SourceForm;
}

const fieldsOf = {
  FOLDER: ['format', 'delimiter', 'path', 'pattern'],
  HTTP: ['format', 'url', 'itemsPath', 'historyUrl', 'secret'],
  OBIX: ['url', 'secret'],
  BACNET: ['address', 'port', 'devices'],
} as const satisfies Record<Source['kind'], ReadonlyArray<keyof SourceForm>>;

/** The source that a form describes. What the form does not show of the one before stays. */
export function sourceOfForm(form: SourceForm, before: Source | null): object {
  const { name, kind, everySeconds } = form;
  const own = Object.fromEntries(
    fieldsOf[kind].map((field) => {
      if (field === 'devices')
        return [
          field,
          form.devices
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one !== ''),
        ];
      const value = form[field];
      const text = typeof value === 'string' ? value.trim() : value;
      return [field, text === '' ? null : text];
    }),
  );
  return { ...(before?.kind === kind && before), ...own, name: name.trim(), kind, everySeconds: everySeconds ?? 30 };
}

/** Returns what is wrong with a form, by field, in the words of the configuration's rules. */
export function problemsOf(form: SourceForm): Partial<Record<keyof SourceForm, string>> {
  const parsed = pumpSourceSchema.safeParse(sourceOfForm(form, null));
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
}
