import type { PumpConfig } from '#domain/integrations/pump-config.ts';
import { pumpPageTexts as texts } from '#texts/pump.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { NumberField, SelectField, TextField } from '#ui/form/fields.tsx';
import { chosen, type FormOf, useForm } from '#ui/form/use-form.ts';
import { formatsOf, formOfSource, problemsOf, type SourceForm, sourceOfForm } from './source-form.ts';

type Source = PumpConfig['sources'][number];

interface SourceDialogProps {
  /** Null for a new one. */
  source: Source | null;
  save: (source: object) => Promise<void>;
  onClose: () => void;
}

/** Adds a source to a pump, or changes one. */
export function SourceDialog({ source, save, onClose }: SourceDialogProps) {
  const form = useForm<SourceForm>({
    initial: formOfSource(source),
    validate: problemsOf,
    submit: (values) => save(sourceOfForm(values, source)),
  });
  return (
    <Dialog title={source ? texts.editTitle : texts.addTitle} action={texts.save} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={texts.name} isRequired maxLength={100} autoFocus />
      <SelectField
        {...chosen(form.field('kind'))}
        label={texts.kind}
        isRequired
        disabled={source !== null}
        options={(['FOLDER', 'HTTP', 'OBIX', 'BACNET'] as const).map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <KindFields form={form} />
      {form.values.kind !== 'BACNET' && (
        <NumberField
          {...form.field('everySeconds')}
          label={texts.fields.everySeconds}
          min={1}
          max={86_400}
          suffix={texts.seconds}
        />
      )}
    </Dialog>
  );
}

function KindFields({ form }: { form: FormOf<SourceForm> }) {
  const { kind } = form.values;
  const { fields, hints } = texts;
  const format = (
    <SelectField
      {...chosen(form.field('format'))}
      label={fields.format}
      options={formatsOf(kind).map((value) => ({ value, label: texts.formats[value] }))}
    />
  );
  const secret = <TextField {...form.field('secret')} label={fields.secret} help={hints.secret} maxLength={50} />;
  if (kind === 'FOLDER')
    return (
      <>
        <TextField {...form.field('path')} label={fields.path} isRequired maxLength={1_000} />
        <TextField {...form.field('pattern')} label={fields.pattern} help={hints.pattern} maxLength={200} />
        {format}
        {form.values.format === 'CSV' && (
          <SelectField
            {...chosen(form.field('delimiter'))}
            label={fields.delimiter}
            options={([',', ';', '\t', '|'] as const).map((value) => ({ value, label: texts.delimiters[value] }))}
          />
        )}
      </>
    );
  if (kind === 'BACNET')
    return (
      <>
        <TextField {...form.field('address')} label={fields.address} isRequired maxLength={15} />
        <NumberField {...form.field('port')} label={fields.port} min={1} max={65_535} />
        <TextField {...form.field('devices')} label={fields.devices} help={hints.devices} maxLength={10_000} />
      </>
    );
  return (
    <>
      <TextField
        {...form.field('url')}
        label={fields.url}
        help={kind === 'OBIX' ? hints.obixUrl : undefined}
        isRequired
        maxLength={2_000}
      />
      {kind === 'HTTP' && (
        <>
          {format}
          <TextField {...form.field('itemsPath')} label={fields.itemsPath} help={hints.itemsPath} maxLength={200} />
          <TextField
            {...form.field('historyUrl')}
            label={fields.historyUrl}
            help={hints.historyUrl}
            maxLength={2_000}
          />
        </>
      )}
      {secret}
    </>
  );
}
