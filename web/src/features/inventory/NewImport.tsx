import { useQuery } from '@apollo/client/react';
import { FileDown, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { type ImportType, importTypes, isModel } from '#domain/inventory/columns.ts';
import { ExportButton } from '#features/exports/ExportButton.tsx';
import { fillsCmmsValues } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { useField } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SelectField } from '#ui/form/fields.tsx';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { messageOf, refusalOf, saveFile } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import * as css from './inventory.module.css';
import { importSystemsQuery } from './inventory-queries.ts';

const accepted = { table: '.csv,.xlsx,.gz,text/csv', brick: '.ttl,.turtle,.n3', haystack: '.zinc,.json,.txt' };

interface Values {
  type: ImportType;
  externalSystemId: string | null;
  /** Sent as soon as it is chosen. */
  file: File | null;
}

const initial: Values = { type: 'building', externalSystemId: null, file: null };

/** Chooses what a file holds and sends it. */
export function NewImport({ onBegun }: { onBegun: (id: string) => void }) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { data } = useQuery(importSystemsQuery, {
    skip: !fillsCmmsValues(useMe()),
    context: { quiet: true },
  });
  const systems = data?.cmmsSystems ?? [];
  const form = useForm({
    initial,
    submit: async ({ type, externalSystemId, file }) => {
      if (!file) return false;
      const body = new FormData();
      if (externalSystemId !== null) body.set('externalSystemId', externalSystemId);
      body.set('file', file);
      const path = `/asset/import-${type}-inventory`;
      const sent = await fetch(path, { method: 'POST', headers: session.headers(), body }).catch(() => null);
      if (sent?.ok) return onBegun(((await sent.json()) as { id: string }).id);
      const refusal = sent && (await refusalOf(sent));
      toaster.error(texts.uploadFailed, refusal?.errors?.[0]?.message);
      throw refusal;
    },
  });
  const { type } = form.values;
  const { error: fileError } = form.field('file');
  const [fileControl, fileMessage] = useField({ error: fileError });
  const kind = type === 'brick' || type === 'haystack' ? type : 'table';
  const send = (file: File | undefined) => {
    if (!file || form.isSubmitting) return;
    form.change({ file });
    void form.submit();
  };
  const saveTemplate = async (format: 'csv' | 'xlsx') => {
    const response = await fetch(`/asset/template-${type}-inventory?format=${format}`, {
      headers: session.headers(),
    }).catch(() => null);
    if (!response?.ok) return toaster.error(texts.downloadFailed, response ? await messageOf(response) : undefined);
    saveFile(`${type}-template.${format}`, await response.blob());
  };
  return (
    <Card title={texts.choose}>
      <Form form={form} className={`${cardCss.cardBody} ${css.inventoryNew}`}>
        <div className={css.inventoryFields}>
          <SelectField
            {...chosen(form.field('type'))}
            label={texts.what}
            help={texts.help[kind]}
            options={importTypes.map((value) => ({ value, label: texts.types[value] }))}
          />
          {systems.length > 0 && (
            <SelectField
              {...form.field('externalSystemId')}
              label={texts.system}
              help={texts.systemHelp}
              isClearable
              placeholder={texts.noSystem}
              options={systems.map((system) => ({ value: system.id, label: system.displayName }))}
            />
          )}
          {!isModel(type) && (
            <div className={`line ${css.inventoryActions}`}>
              <ActionsMenu
                actions={[
                  { label: texts.templateCsv, icon: FileDown, action: () => void saveTemplate('csv') },
                  { label: texts.templateXlsx, icon: FileDown, action: () => void saveTemplate('xlsx') },
                ]}
              >
                <Button size="small" icon={FileDown}>
                  {texts.template}
                </Button>
              </ActionsMenu>
              <ExportButton list="inventory" input={{ type }} />
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
        <div
          className={`${css.inventoryDrop}${isOver ? ` ${css.isOver}` : ''}${fileError ? ' has-error' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            send(event.dataTransfer.files[0]);
          }}
        >
          <Upload size={24} strokeWidth={1.5} aria-hidden />
          <p className="soft">{texts.drop}</p>
          <Button
            variant="primary"
            isBusy={form.isSubmitting}
            aria-describedby={fileControl['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {texts.browse}
          </Button>
          {fileMessage}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted[kind]}
          hidden
          aria-label={texts.browse}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            send(file);
          }}
        />
      </Form>
    </Card>
  );
}
