import { Pencil } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { nothing, type Part } from './part.ts';

const rows = [
  { name: 'Chiller 1', seen: '05/08/2026 12:00 PM', count: '1,204' },
  { name: 'Air handler 7', seen: '05/07/2026 08:30 AM', count: '0' },
];

const tableIn = (look: 'plain' | 'listing') => (
  <Table
    label={`Sources, ${look}`}
    look={look}
    columns={[
      { name: 'Name' },
      { name: 'Last seen' },
      { name: 'Events', isNumber: true },
      { name: 'Actions', isUnseen: true },
    ]}
    foot={
      <tr>
        <th>Sum</th>
        <td />
        <th className={`num ${tableCss.isRight}`}>1,204</th>
        <td />
      </tr>
    }
  >
    {rows.map(({ name, seen, count }) => (
      <tr key={name}>
        <Cell>{name}</Cell>
        <Cell kind="time" isSoft>
          {seen}
        </Cell>
        <Cell kind="number" isBad={count === '0'}>
          {count}
        </Cell>
        <Cell kind="actions">
          <IconButton icon={Pencil} size="small" label={`Edit ${name}, ${look}`} onClick={nothing} />
        </Cell>
      </tr>
    ))}
  </Table>
);

export const tableParts: Part[] = [
  { name: 'Table', draw: () => tableIn('plain') },
  { name: 'Table, listing', draw: () => tableIn('listing') },
];
