import { useQuery } from '@apollo/client/react';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { MappingFieldsFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { sourceMappingTexts as texts } from '#texts/integration-commands.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { parserPath } from '../parser/parser-path.ts';
import { MappingDialog } from './MappingDialog.tsx';
import { mappingsQuery } from './mapping-queries.ts';
import * as css from './mappings.module.css';
import { textOfSource } from './source-text.ts';

/** Sources from which the fields of an integration's alarms are read. */
export function MappingsPage() {
  const systemId = useParams().systemId ?? '';
  return <Mappings key={systemId} systemId={systemId} />;
}

function Mappings({ systemId }: { systemId: string }) {
  const { data, error, refetch } = useQuery(mappingsQuery, {
    variables: { externalSystemId: systemId },
    context: { quiet: true },
  });
  const { customer } = useMe();
  const [edited, setEdited] = useState<MappingFieldsFragment | null>(null);
  const [isSaved, setSaved] = useState(false);
  const mappings = data?.getExternalSystemBasSourceMappings;
  return (
    <ProviderPage name={texts.title}>
      <IntegrationHead title={texts.title} systemId={systemId} pathOf={(id) => `/integrations/${id}/mappings`} />
      <div className={css.mappings}>
        {isSaved && (
          <p className={css.mappingsSaved} role="status">
            {texts.savedDetail} <Link to={`/integrations/${systemId}/reparse`}>{texts.reparse}</Link>
          </p>
        )}
        {!mappings && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!mappings && !error && <Skeleton />}
        {mappings?.length === 0 && (
          <Empty kind="good" title={texts.empty} detail={texts.emptyDetail}>
            <ButtonLink to={parserPath(customer.id, systemId)}>{texts.openParser}</ButtonLink>
          </Empty>
        )}
        {mappings && mappings.length > 0 && <MappingTable mappings={mappings} onEdit={setEdited} />}
      </div>
      {edited && (
        <MappingDialog
          systemId={systemId}
          mapping={edited}
          onSaved={() => {
            setEdited(null);
            setSaved(true);
            void refetch();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </ProviderPage>
  );
}

interface MappingTableProps {
  mappings: MappingFieldsFragment[];
  onEdit: (mapping: MappingFieldsFragment) => void;
}

function MappingTable({ mappings, onEdit }: MappingTableProps) {
  return (
    <Table
      label={texts.table}
      look="listing"
      className={css.mappingTable}
      columns={[
        { name: texts.field },
        { name: texts.source },
        { name: texts.origin },
        { name: texts.actions, isUnseen: true },
      ]}
    >
      {mappings.map((mapping) => {
        const name = texts.fields[mapping.field];
        const source = textOfSource(mapping.source);
        return (
          <tr key={mapping.id}>
            <Cell>{name}</Cell>
            <Cell className={css.mappingSource} dir="auto">
              {source ? <code className="mono">{source}</code> : <span className="quiet">{texts.notRead}</span>}
            </Cell>
            <Cell isSoft>{mapping.isOwn ? texts.own : texts.byDefault}</Cell>
            <Cell kind="actions">
              <IconButton
                icon={mapping.isOwn ? Pencil : Plus}
                iconSize={15}
                size="small"
                label={(mapping.isOwn ? texts.editOf : texts.addOf)(name)}
                onClick={() => onEdit(mapping)}
              />
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}
