import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { mappingTexts as texts } from '#texts/cmms-mappings.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as cmmsConfigCss from '../cmms-config.module.css';
import { AddMapping } from './AddMapping.tsx';
import { cmmsMapsQuery, deleteMappingMutation } from './mapping-queries.ts';

/** Sources of external fields: attributes of alarms, and the state of tickets. */
export function MappingsTab({ systemId }: { systemId: string }) {
  const me = useMe();
  const toaster = useToaster();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(cmmsMapsQuery, {
    variables: { externalSystemId: systemId },
    context: { quiet: true },
  });
  const [remove] = useMutation(deleteMappingMutation, { context: { failure: cmmsFailure('delete', 'mapping') } });
  const read = () => refetch().catch(() => undefined);
  const internal = data?.cmmsInternalFields ?? [];
  const labelOf = (type: string, name: string): string =>
    internal.find(
      (one) => one.name === name && (one.internalFieldType === 'Work Ticket State') === (type !== 'ATTRIBUTE'),
    )?.label ?? name;
  const rows = data?.externalCmmsFieldMaps.flatMap(({ field, mappings, translationCount }) =>
    mappings.map((mapping) => ({ field, mapping, translationCount })),
  );
  const takeAway = async (externalId: string, internalId: string) => {
    if (!(await remove({ variables: { externalId, internalId } })).data) return;
    toaster.success();
    await read();
  };
  return (
    <>
      <div className={cmmsConfigCss.cmmsBar}>
        <span className="meta quiet grow">{texts.hint}</span>
        {can(me, 'cmmsFields', 'CREATE') && (
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </div>
      {error && !data && <Failed title={cmmsFailure('get', 'mappings')} error={errorMessage(error)} onRetry={read} />}
      {rows?.length === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
      {rows && rows.length > 0 && (
        <Table
          label={texts.table}
          look="listing"
          columns={[
            { name: cmmsTexts.cmmsField },
            { name: texts.filledFrom },
            { name: texts.kind },
            { name: texts.translations },
            { name: cmmsTexts.actions, isUnseen: true },
          ]}
        >
          {rows.map(({ field, mapping, translationCount }) => (
            <tr key={`${field.id}${mapping.internalId}`}>
              <Cell className="strong" dir="auto">
                {field.title}
              </Cell>
              <Cell dir="auto">{labelOf(mapping.internalFieldType, mapping.internalFieldName)}</Cell>
              <Cell className="quiet">
                {mapping.internalFieldType === 'WORK_TICKET_STATE' ? texts.ticketState : texts.attribute}
              </Cell>
              <Cell kind="time">{formatCount(translationCount)}</Cell>
              <Cell kind="actions">
                {can(me, 'cmmsFields', 'DELETE') && (
                  <IconButton
                    icon={Trash2}
                    label={texts.deleteOf(field.title)}
                    onClick={() => void takeAway(mapping.externalId, mapping.internalId).catch(() => undefined)}
                  />
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {isAdding && (
        <AddMapping
          systemId={systemId}
          internal={internal}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void read();
          }}
        />
      )}
    </>
  );
}
