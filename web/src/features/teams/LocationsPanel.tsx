import { useMutation, useQuery } from '@apollo/client/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import type { LocationFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { toastTexts } from '#texts/common.ts';
import { locationTexts as texts } from '#texts/teams.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { formatSelection } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { LocationDialog } from './LocationDialog.tsx';
import { deleteLocationMutation, locationsQuery } from './location-queries.ts';
import * as css from './teams.module.css';

const holds = (name: string, typed: string) => name.toLowerCase().includes(typed.trim().toLowerCase());

/** Locations by name, with their values; Admins add, change and delete them. */
export function LocationsPanel() {
  const canEdit = can(useMe(), 'teams', 'EDIT');
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<LocationFieldsFragment | 'new' | null>(null);
  const [deleted, setDeleted] = useState<LocationFieldsFragment | null>(null);
  const { data, error, refetch } = useQuery(locationsQuery, { context: { quiet: true } });
  const locations = data?.locations.filter(({ name }) => holds(name, typed));
  const read = () => void refetch().catch(() => undefined);
  return (
    <>
      <p className="soft">{texts.subtitle}</p>
      <div className={css.teamsFilters}>
        <SearchInput label={texts.search} maxLength={100} value={typed} onChange={setTyped} />
        {canEdit && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </div>
      <section className={`${kit.card} ${css.teamsCard}`} aria-label={texts.title}>
        {!data && !error && <Skeleton rows={3} />}
        {error && !data && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {locations?.length === 0 && (
          <Empty
            kind={typed ? 'filtered' : 'none'}
            title={typed ? texts.noneFound : texts.empty}
            detail={!typed && canEdit && texts.emptyDetail}
          />
        )}
        <ul className={css.locations}>
          {locations?.map((location) => (
            <Row
              key={location.id}
              location={location}
              canEdit={canEdit}
              onEdit={() => setEdited(location)}
              onDelete={() => setDeleted(location)}
            />
          ))}
        </ul>
      </section>
      {edited && (
        <LocationDialog location={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={read} />
      )}
      {deleted && <DeleteDialog location={deleted} onClose={() => setDeleted(null)} onDeleted={read} />}
    </>
  );
}

interface RowProps {
  location: LocationFieldsFragment;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ location: { name, alarmProperties }, canEdit, onEdit, onDelete }: RowProps) {
  const definitions = useDefinitions();
  const labelOf = (type: string) => definitions.find((definition) => definition.name === type)?.label ?? type;
  return (
    <li aria-label={name}>
      <span className={`${css.teamMember} grow`}>
        <span className="strong ell" dir="auto">
          {name}
        </span>
        <span className="meta quiet ell" dir="auto">
          {alarmProperties.map((one) => `${labelOf(one.name)}: ${formatSelection(one.values)}`).join(' · ')}
        </span>
      </span>
      {canEdit && (
        <>
          <IconButton icon={Pencil} label={texts.edit(name)} onClick={onEdit} />
          <IconButton icon={Trash2} label={texts.delete(name)} onClick={onDelete} />
        </>
      )}
    </li>
  );
}

interface DeleteDialogProps {
  location: LocationFieldsFragment;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ location: { id, name }, onClose, onDeleted }: DeleteDialogProps) {
  const toaster = useToaster();
  const [remove] = useMutation(deleteLocationMutation, { context: { failure: texts.deleteFailed } });
  const submit = async () => {
    if (!(await remove({ variables: { id } })).data) return;
    toaster.success(texts.deleted, toastTexts.success);
    onDeleted();
    onClose();
  };
  return (
    <Dialog title={texts.deleteTitle(name)} action={texts.delete(name)} isDanger onClose={onClose} onSubmit={submit}>
      <p>{texts.deleteDetail}</p>
    </Dialog>
  );
}
