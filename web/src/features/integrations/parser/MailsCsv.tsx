import { useMutation } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { parserTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { MenuButton } from '#ui/Menu.tsx';
import { saveFile } from '#ui/save-file.ts';
import { mailsCsvMutation } from './parser-queries.ts';

const hourMs = 3_600_000;
const ranges: Array<[hours: number, label: string]> = [
  [24, texts.last24Hours],
  [7 * 24, texts.last7Days],
  [30 * 24, texts.last30Days],
];

/** Downloads the newest emails of a range as a table. */
export function MailsCsv({ id, name }: { id: string; name: string }) {
  const [generate, { loading }] = useMutation(mailsCsvMutation, { context: { failure: texts.failedMails } });
  const download = async (hours: number) => {
    const now = Date.now();
    const variables = {
      id,
      from: new Date(now - hours * hourMs).toISOString(),
      to: new Date(now + hourMs).toISOString(),
    };
    const { data } = await generate({ variables });
    if (data) saveFile(texts.mailsFile(name), new Blob([data.generateRawEmailCsv], { type: 'text/csv' }));
  };
  return (
    <MenuButton
      items={ranges.map(([hours, label]) => ({
        key: String(hours),
        label,
        // a failure is shown in a toast
        onClick: () => void download(hours).catch(() => undefined),
      }))}
    >
      <Button icon={Download} isBusy={loading}>
        {texts.downloadMails}
      </Button>
    </MenuButton>
  );
}
