import { useMutation, useQuery } from '@apollo/client/react';
import { Checkbox, Input } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import { cmmsValuesQuery } from '#features/fields/cmms/value-queries.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { plural, unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import { FieldPicker } from '../FieldPicker.tsx';
import { CsvButtons } from './CsvButtons.tsx';
import { PullValues } from './PullValues.tsx';
import { useDebounced } from './use-debounced.ts';
import { useListField } from './use-list-field.ts';
import { type EditedValue, ValueDialog } from './ValueDialog.tsx';
import { deleteValuesMutation } from './value-queries.ts';

/** The values that a field of type List takes. */
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
  if (fields?.length === 0) return <Empty kind="none" title="No lists yet" detail="Fields of type List have values." />;
  if (!field) return null;
  const page = data?.externalCmmsDomainValuesAndCount;
  const values = page?.externalCmmsDomainValues;
  const canEdit = can(me, 'cmmsFields', 'EDIT');
  // an id that is the key says nothing more
  const under = ({ name, externalId, parentExternalId }: EditedValue) =>
    field.relatedParentField ? parentExternalId : externalId === name ? null : externalId;
  return (
    <>
      <div className="cmms-bar">
        <span className="cmms-picker">
          <FieldPicker
            label="CMMS field"
            systemId={systemId}
            onlyLists
            value={field}
            onChange={(next) => {
              setChosen([]);
              if (next) choose(next.id);
            }}
          />
        </span>
        <Input
          aria-label="Search values"
          placeholder="Key or value"
          className="cmms-search"
          allowClear
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="grow" />
        {canEdit && <PullValues field={field} onPulled={read} />}
        <CsvButtons systemId={systemId} field={field} what="values" canImport={canEdit} onImported={read} />
        {can(me, 'cmmsFields', 'CREATE') && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            Add value
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <div className="cmms-chosen">
          <span className="strong grow">{plural(chosen.length, 'value')} selected</span>
          <Button size="small" onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button size="small" icon={Trash2} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      )}
      {values?.length === 0 && (
        <Empty
          kind={like ? 'filtered' : 'none'}
          title={like ? 'No values match' : 'No values yet'}
          detail={like ? undefined : 'Pull them, import a file, or add some by hand.'}
        />
      )}
      {values && values.length > 0 && (
        <table className="cmms-table" aria-label={`Values of ${field.title}`}>
          <thead>
            <tr>
              {canEdit && <th scope="col" className="cmms-check" aria-label="Select" />}
              <th scope="col">Key</th>
              <th scope="col">Value</th>
              <th scope="col">
                {field.relatedParentField ? `Under ${field.relatedParentField.title}` : 'External id'}
              </th>
              <th scope="col">Added</th>
              <th scope="col">
                <span className="unseen">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value.id}>
                {canEdit && (
                  <td className="cmms-check">
                    <Checkbox
                      aria-label={`Select ${value.name}`}
                      checked={chosen.includes(value.id)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, value.id] : chosen.filter((id) => id !== value.id))
                      }
                    />
                  </td>
                )}
                <td className="mono" dir="auto">
                  {value.name}
                </td>
                <td dir="auto">{value.value}</td>
                <td className="quiet" dir="auto">
                  {under(value) ?? unknown}
                </td>
                <td>{value.isManuallyAdded ? <Tag>By hand</Tag> : <span className="quiet">Pulled</span>}</td>
                <td className="cmms-actions">
                  {canEdit && (
                    <IconButton icon={Pencil} label={`Edit ${value.name}`} onClick={() => setEdited(value)} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
          title={`Delete ${plural(chosen.length, 'value')}?`}
          action={`Delete ${plural(chosen.length, 'value')}`}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={takeAway}
        >
          <p>They are offered no more. Tickets that have one still show it.</p>
        </Dialog>
      )}
    </>
  );
}
