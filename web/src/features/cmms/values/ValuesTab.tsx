import { useMutation, useQuery } from '@apollo/client/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cmmsValuesQuery } from '#features/fields/cmms/value-queries.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { cmmsValuesTexts as texts } from '#texts/cmms-values.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import * as cmmsConfigCss from '../cmms-config.module.css';
import { FieldPicker } from '../FieldPicker.tsx';
import { CsvButtons } from './CsvButtons.tsx';
import { PullValues } from './PullValues.tsx';
import { useListField } from './use-list-field.ts';
import { type EditedValue, ValueDialog } from './ValueDialog.tsx';
import { deleteValuesMutation } from './value-queries.ts';

/** Values of a field of type List. */
export function ValuesTab({ systemId }: { systemId: string }) {
  const me = useMe();
  const toaster = useToaster();
  const { fields, field, choose, error, refetch: readFields } = useListField(systemId, { onlyLists: true });
  const [search, setSearch] = useState('');
  const like = useDebounced(search.trim());
  const [edited, setEdited] = useState<EditedValue | 'new' | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const { data, refetch, fetchMore } = useQuery(cmmsValuesQuery, {
    variables: {
      where: { externalCmmsFieldId: field?.id ?? '', keyValueLike: like ? `%${like}%` : null },
      offset: 0,
    },
    skip: !field,
    context: { quiet: true },
  });
  const [remove] = useMutation(deleteValuesMutation, { context: { failure: cmmsFailure('delete', 'domain values') } });
  const read = async () => {
    setChosen([]);
    await Promise.allSettled([refetch(), readFields()]);
  };
  const takeAway = async () => {
    setDeleting(false);
    if (!(await remove({ variables: { ids: [...chosen] } })).data) return;
    toaster.success();
    await read();
  };
  if (error && !fields)
    return <Failed title={cmmsFailure('get', 'CMMS fields')} error={errorMessage(error)} onRetry={readFields} />;
  if (fields?.length === 0) return <Empty kind="none" title={texts.noLists} detail={texts.noListsDetail} />;
  if (!field) return null;
  const page = data?.externalCmmsDomainValuesAndCount;
  const values = page?.externalCmmsDomainValues;
  const canEdit = can(me, 'cmmsFields', 'EDIT');
  // an id equal to the key is not shown
  const under = ({ name, externalId, parentExternalId }: EditedValue) =>
    field.relatedParentField ? parentExternalId : externalId === name ? null : externalId;
  return (
    <>
      <div className={cmmsConfigCss.cmmsBar}>
        <span className={cmmsConfigCss.cmmsPicker}>
          <FieldPicker
            label={cmmsTexts.cmmsField}
            systemId={systemId}
            onlyLists
            value={field}
            onChange={(next) => {
              setChosen([]);
              if (next) choose(next.id);
            }}
          />
        </span>
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          className={cmmsConfigCss.cmmsSearch}
          value={search}
          onChange={setSearch}
        />
        <span className="grow" />
        {canEdit && <PullValues field={field} onPulled={read} />}
        <CsvButtons systemId={systemId} field={field} what="values" canImport={canEdit} onImported={read} />
        {can(me, 'cmmsFields', 'CREATE') && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <div className={cmmsConfigCss.cmmsChosen}>
          <span className="strong grow">{texts.selected(chosen.length)}</span>
          <Button size="small" onClick={() => setChosen([])}>
            {texts.clear}
          </Button>
          <Button size="small" icon={Trash2} onClick={() => setDeleting(true)}>
            {actionTexts.delete}
          </Button>
        </div>
      )}
      {values?.length === 0 && (
        <Empty
          kind={like ? 'filtered' : 'none'}
          title={like ? texts.noMatch : texts.empty}
          detail={like ? undefined : texts.emptyDetail}
        />
      )}
      {values && values.length > 0 && (
        <Table
          label={texts.table(field.title)}
          look="listing"
          columns={[
            canEdit && { name: texts.select, isUnseen: true, className: cmmsConfigCss.cmmsCheck },
            { name: texts.key },
            { name: texts.value },
            { name: field.relatedParentField ? texts.under(field.relatedParentField.title) : texts.externalId },
            { name: texts.origin },
            { name: cmmsTexts.actions, isUnseen: true },
          ]}
        >
          {values.map((value) => (
            <tr key={value.id}>
              {canEdit && (
                <Cell className={cmmsConfigCss.cmmsCheck}>
                  <Checkbox
                    label={texts.selectOf(value.name)}
                    isChecked={chosen.includes(value.id)}
                    onChange={(isChosen) =>
                      setChosen(isChosen ? [...chosen, value.id] : chosen.filter((id) => id !== value.id))
                    }
                  />
                </Cell>
              )}
              <Cell className="mono" dir="auto">
                {value.name}
              </Cell>
              <Cell dir="auto">{value.value}</Cell>
              <Cell className="quiet" dir="auto">
                {under(value) ?? unknown}
              </Cell>
              <Cell>
                {value.isManuallyAdded ? <Tag>{texts.manual}</Tag> : <span className="quiet">{texts.pulled}</span>}
              </Cell>
              <Cell kind="actions">
                {canEdit && (
                  <IconButton icon={Pencil} label={cmmsTexts.editOf(value.name)} onClick={() => setEdited(value)} />
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <MoreButton
        shown={values?.length ?? 0}
        total={page?.count ?? 0}
        onMore={() =>
          fetchMore({
            variables: { offset: values?.length ?? 0 },
          })
        }
      />
      {edited && (
        <ValueDialog
          field={field}
          value={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void read();
          }}
        />
      )}
      {isDeleting && (
        <Dialog
          title={texts.deleteQuestion(chosen.length)}
          action={texts.deleteLabel(chosen.length)}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={takeAway}
        >
          <p>{texts.deleteDetail}</p>
        </Dialog>
      )}
    </>
  );
}
