import { useMutation } from '@apollo/client/react';
import { Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { mailsCsvMutation } from './parser-queries.ts';

const hourMs = 3_600_000;
const ranges: Array<[hours: number, label: string]> = [
  [24, 'Last 24 hours'],
  [7 * 24, 'Last 7 days'],
  [30 * 24, 'Last 30 days'],
];

/** Downloads the newest mails of a range as a table. */
export function MailsCsv({ id, name }: { id: string; name: string }) {
  const [generate, { loading }] = useMutation(mailsCsvMutation, { context: { failure: 'Failed to export mails' } });
  const download = async (hours: number) => {
    const now = Date.now();
    const variables = {
      id,
      from: new Date(now - hours * hourMs).toISOString(),
      to: new Date(now + hourMs).toISOString(),
    };
    const { data } = await generate({ variables });
    if (data) saveFile(`${name} mails.csv`, new Blob([data.generateRawEmailCsv], { type: 'text/csv' }));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: ranges.map(([hours, label]) => ({ key: String(hours), label })),
        // a toast has said what failed
        onClick: ({ key }) => void download(Number(key)).catch(() => undefined),
      }}
    >
      <Button icon={Download} isBusy={loading}>
        Mails as CSV
      </Button>
    </Dropdown>
  );
}
