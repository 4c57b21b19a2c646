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
import { Field } from '#ui/form/Field.tsx';
import { ClearableSelect, Select } from '#ui/Select.tsx';
import { messageOf, saveFile } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import { importSystemsQuery } from './inventory-queries.ts';

const accepted = { table: '.csv,.xlsx,.gz,text/csv', brick: '.ttl,.turtle,.n3', haystack: '.zinc,.json,.txt' };

/** Chooses what a file holds and sends it. */
export function NewImport({ onBegun }: { onBegun: (id: string) => void }) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<ImportType>('building');
  const [systemId, setSystemId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const { data } = useQuery(importSystemsQuery, {
    skip: !fillsCmmsValues(useMe()),
    context: { quiet: true },
  });
  const systems = data?.cmmsSystems ?? [];
  const kind = type === 'brick' || type === 'haystack' ? type : 'table';
  const send = async (file: File) => {
    setBusy(true);
    try {
      const body = new FormData();
      if (systemId !== null) body.set('externalSystemId', systemId);
      body.set('file', file);
      const sent = await fetch(`/asset/import-${type}-inventory`, { method: 'POST', headers: session.headers(), body });
      if (!sent.ok) return toaster.error(texts.uploadFailed, await messageOf(sent));
      onBegun(((await sent.json()) as { id: string }).id);
    } catch {
      toaster.error(texts.uploadFailed);
    } finally {
      setBusy(false);
    }
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
      <div className="card-body inventory-new">
        <div className="inventory-fields">
          <Field label={texts.what} help={texts.help[kind]}>
            {({ id, 'aria-describedby': describedBy }) => (
              <Select<ImportType>
                {...{ id, describedBy }}
                value={type}
                options={importTypes.map((value) => ({ value, label: texts.types[value] }))}
                onChange={setType}
              />
            )}
          </Field>
          {systems.length > 0 && (
            <Field label={texts.system} help={texts.systemHelp}>
              {({ id, 'aria-describedby': describedBy }) => (
                <ClearableSelect<string>
                  {...{ id, describedBy }}
                  placeholder={texts.noSystem}
                  value={systemId}
                  options={systems.map((system) => ({ value: system.id, label: system.displayName }))}
                  onChange={setSystemId}
                />
              )}
            </Field>
          )}
          {!isModel(type) && (
            <div className="line inventory-actions">
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
          className={`inventory-drop${isOver ? ' is-over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const file = event.dataTransfer.files[0];
            if (file && !isBusy) void send(file);
          }}
        >
          <Upload size={24} strokeWidth={1.5} aria-hidden />
          <p className="soft">{texts.drop}</p>
          <Button variant="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
            {texts.browse}
          </Button>
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
            if (file) void send(file);
          }}
        />
      </div>
    </Card>
  );
}
