import { useMutation, useQuery } from '@apollo/client/react';
import { Check, Lock, Plus, Sparkles, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { relationTexts as texts } from '#texts/relations.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import * as cardCss from '#ui/card.module.css';
import { unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { AddRelationDialog } from './AddRelationDialog.tsx';
import { assetPath } from './asset-path.ts';
import {
  confirmRelationMutation,
  deleteRelationMutation,
  dismissRelationMutation,
  type Relationship,
  relationshipsQuery,
  suggestRelationsMutation,
} from './relation-queries.ts';
import * as css from './relations.module.css';
import { UpstreamList } from './UpstreamList.tsx';

interface RelationListProps {
  entityId: string;
  name: string;
  mayEdit: boolean;
  /** Called once relations have changed. */
  onChange: () => void;
}

/** The relationships of an asset, with what can be done about each. */
export function RelationList({ entityId, name, mayEdit, onChange }: RelationListProps) {
  const switchId = useId();
  const toaster = useToaster();
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  // until somebody says, as the customer has set it
  const [includeUpstream, setIncludeUpstream] = useState<boolean | null>(null);
  const wanted = useDebounced(search).trim() || null;
  const variables = { entityId, includeUpstream, search: wanted };
  const { data, previousData, error, refetch, fetchMore } = useQuery(relationshipsQuery, {
    variables,
    context: { quiet: true },
  });
  const [suggest, { loading: isSuggesting }] = useMutation(suggestRelationsMutation, {
    context: { failure: texts.suggestFailed },
  });
  const page = (data ?? (error ? undefined : previousData))?.relationships;
  const changed = () => {
    refetch().catch(() => undefined);
    onChange();
  };
  const suggestNow = async () => {
    const found = await suggest({ variables: { entityId } });
    if (!found.data) return;
    toaster.success(texts.suggestedCount(found.data.suggestRelations.suggested));
    changed();
  };
  return (
    <Card title={texts.list} aside={page && texts.count(page.relationshipCount)}>
      <div className={css.relationsBar}>
        <SearchInput className={css.relationsSearch} label={texts.search} value={search} onChange={setSearch} />
        <span className={css.relationsSwitch}>
          <Switch id={switchId} isOn={includeUpstream ?? page?.upstream != null} onChange={setIncludeUpstream} />
          <label htmlFor={switchId}>{texts.includeUpstream}</label>
        </span>
        {mayEdit && (
          <span className={css.relationsActions}>
            <Button icon={Sparkles} isBusy={isSuggesting} onClick={() => void suggestNow().catch(() => undefined)}>
              {texts.suggest}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </span>
        )}
      </div>
      {!page && !error && <Skeleton rows={4} />}
      {!page && error && <Failed title={texts.listFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {page && page.relationships.length === 0 && (
        <Empty kind={wanted ? 'filtered' : 'none'} title={wanted ? texts.noneFound : texts.none} />
      )}
      {page && page.relationships.length > 0 && (
        <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
          <Table
            label={texts.list}
            columns={[
              { name: texts.relationship },
              { name: texts.asset },
              { name: texts.kind },
              { name: texts.place },
              { name: texts.status },
              mayEdit && { name: texts.actions, isUnseen: true },
            ]}
          >
            {page.relationships.map((relation) => (
              <Row key={relation.relationshipId} relation={relation} mayEdit={mayEdit} onChange={changed} />
            ))}
          </Table>
          <MoreButton
            shown={page.relationships.length}
            total={page.relationshipCount}
            onMore={() => fetchMore({ variables: { ...variables, offset: page.relationships.length } })}
          />
        </div>
      )}
      {page?.upstream && <UpstreamList upstream={page.upstream} />}
      {isAdding && (
        <AddRelationDialog entityId={entityId} name={name} onClose={() => setAdding(false)} onAdded={changed} />
      )}
    </Card>
  );
}

interface RowProps {
  relation: Relationship;
  mayEdit: boolean;
  onChange: () => void;
}

const Row = ({ relation, mayEdit, onChange }: RowProps) => (
  <tr>
    <Cell>{relation.relationshipType}</Cell>
    <Cell>
      <Link to={assetPath(relation.entity.id)} className="strong" dir="auto">
        {relation.entity.name}
      </Link>
      {relation.entity.activeAlarmCount > 0 && (
        <span className={`meta ${css.isAlarming}`}> {texts.alarms(relation.entity.activeAlarmCount)}</span>
      )}
    </Cell>
    <Cell isSoft>{relation.entity.class}</Cell>
    <Cell isSoft>{[relation.building, relation.floor].filter((place) => place !== null).join(' · ') || unknown}</Cell>
    <Cell>
      <Mark relation={relation} />
    </Cell>
    {mayEdit && (
      <Cell kind="actions">
        <Actions relation={relation} onChange={onChange} />
      </Cell>
    )}
  </tr>
);

function Mark({ relation: { status, isReadOnly } }: { relation: Relationship }) {
  if (status === 'SUGGESTED')
    return (
      <Tag tone="info" icon={Sparkles} quiet>
        {texts.suggested}
      </Tag>
    );
  if (isReadOnly)
    return (
      <Tag icon={Lock} quiet title={texts.readOnlyDetail}>
        {texts.readOnly}
      </Tag>
    );
  return (
    <Tag tone="success" icon={Check} quiet>
      {texts.confirmed}
    </Tag>
  );
}

function Actions({ relation, onChange }: Omit<RowProps, 'mayEdit'>) {
  const toaster = useToaster();
  const [remove] = useMutation(deleteRelationMutation, { context: { failure: texts.deleteFailed } });
  const [confirm] = useMutation(confirmRelationMutation, { context: { failure: texts.confirmFailed } });
  const [dismiss] = useMutation(dismissRelationMutation, { context: { failure: texts.dismissFailed } });
  const { relationshipId, entity } = relation;
  const run = (change: () => Promise<{ data?: unknown }>) =>
    void change()
      .then(({ data }) => data && onChange())
      .catch(() => undefined);
  const confirmed = async () => {
    const result = await confirm({ variables: { relationshipId } });
    const warnings = result.data?.confirmRelation.warnings ?? [];
    if (warnings.length > 0) toaster.success(texts.confirmed, warnings.join('. '));
    return result;
  };
  if (relation.status === 'SUGGESTED')
    return (
      <>
        <IconButton size="small" icon={Check} label={texts.confirmOf(entity.name)} onClick={() => run(confirmed)} />
        <IconButton
          size="small"
          icon={X}
          label={texts.dismissOf(entity.name)}
          onClick={() => run(() => dismiss({ variables: { relationshipId } }))}
        />
      </>
    );
  if (relation.isReadOnly) return null;
  return (
    <Confirm
      question={texts.deleteQuestion(entity.name)}
      detail={texts.deleteDetail}
      action={actionTexts.delete}
      isDanger
      onConfirm={() => run(() => remove({ variables: { relationshipId } }))}
    >
      <IconButton size="small" icon={Trash2} label={texts.deleteOf(entity.name)} />
    </Confirm>
  );
}
