import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { ClearableSelect } from '#ui/Select.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as css from './inventory.module.css';
import { type ImportDetail, inventoryRowsQuery, mapImportMutation } from './inventory-queries.ts';

/** Meaning of each column of the file; a change has the rows checked again. */
export function MappingCard({ found }: { found: ImportDetail }) {
  const { id, columns, targets } = found;
  const [mapping, setMapping] = useState<Array<string | null>>(() => found.mapping.map((target) => target ?? null));
  const [map, { loading }] = useMutation(mapImportMutation, { context: { failure: texts.mapFailed } });
  const { data } = useQuery(inventoryRowsQuery, { variables: { id }, context: { quiet: true } });
  const first = data?.inventoryImportRows.rows[0]?.cells ?? [];
  const isChanged = mapping.some((target, at) => target !== (found.mapping[at] ?? null));
  const optionsOf = (at: number) =>
    targets
      .filter(({ value }) => mapping[at] === value || !mapping.includes(value))
      .map(({ value, label, isNeeded }) => ({ value, label: isNeeded ? texts.needed(label) : label }));
  return (
    <Card title={texts.mapping}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
        <Table label={texts.mapping} columns={[{ name: texts.column }, { name: texts.sample }, { name: texts.target }]}>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and some have no name
            <tr key={at}>
              <Cell>{column}</Cell>
              <Cell isSoft className={css.inventorySample}>
                {first[at] ?? ''}
              </Cell>
              <Cell className={css.inventoryTarget}>
                <ClearableSelect<string>
                  label={`${texts.target}: ${column}`}
                  size="small"
                  isSearchable
                  placeholder={texts.leaveOut}
                  value={mapping[at] ?? null}
                  options={optionsOf(at)}
                  onChange={(target) => setMapping(mapping.map((one, index) => (index === at ? target : one)))}
                />
              </Cell>
            </tr>
          ))}
        </Table>
      </div>
      {isChanged && (
        <div className={`line ${css.inventoryMore}`}>
          <Button
            variant="primary"
            size="small"
            isBusy={loading}
            onClick={() => void map({ variables: { id, mapping } }).catch(() => {})}
          >
            {texts.checkAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}
