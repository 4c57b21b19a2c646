import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { messageOf, saveFile } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';

const models = {
  ttl: '/asset/export-brick-model',
  zinc: '/asset/export-haystack-model',
  json: '/asset/export-haystack-model?format=json',
} as const;

/** Takes all places, assets and relations away as a model. */
export function ExportMenu() {
  const session = useSession();
  const toaster = useToaster();
  const [isBusy, setBusy] = useState(false);
  const save = async (ending: keyof typeof models) => {
    setBusy(true);
    try {
      const response = await fetch(models[ending], { headers: session.headers() });
      if (!response.ok) return toaster.error(texts.downloadFailed, await messageOf(response));
      saveFile(`inventory.${ending}`, await response.blob());
    } catch {
      toaster.error(texts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionsMenu
      actions={(['ttl', 'zinc', 'json'] as const).map((ending) => ({
        label: texts.exportAs[ending],
        icon: Download,
        action: () => void save(ending),
      }))}
    >
      <Button icon={Download} isBusy={isBusy}>
        {texts.export}
      </Button>
    </ActionsMenu>
  );
}
