import { memo } from 'react';
import { CriteriaBar } from '#features/criteria/CriteriaBar.tsx';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import { isSnoozedLens, lensColumns, newLens, readColumns, useLensAddress } from '#features/lists/lens-address.ts';
import { ColumnsButton } from '#features/lists/views/ColumnsButton.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { GroupToggle } from './causes/GroupToggle.tsx';
import { LensMenu } from './LensMenu.tsx';
import { ownColumns } from './list/columns.tsx';

// shown once its views are read
const SavedViews = onDemand(async () => (await import('#features/lists/views/SavedViews.tsx')).SavedViews);

/** Bar above a lens's rows: filters, views and columns. Memoised: changes of rows do not redraw it. */
export const LensBar = memo(function LensBar({ lens, onRefresh }: { lens: Lens; onRefresh: () => void }) {
  const me = useMe();
  const canMake = can(me, 'lenses.own', 'CREATE');
  const { address, change } = useLensAddress();
  const { criteria, searchTerm, columns, sort } = address;
  const isLive = criteria.length > 0 || searchTerm !== '' || lockedCriteria(lens).length > 0;
  return (
    <CriteriaBar
      lens={lens}
      criteria={criteria}
      searchTerm={searchTerm}
      isLive={isLive}
      onCriteria={change.criteria}
      onSearch={change.search}
      onRefresh={onRefresh}
      onSaveAsLens={canMake ? (filters) => change.edit(newLens, filters) : undefined}
    >
      <GroupToggle />
      <SavedViews now={{ criteria, columns, sort }} />
      <ColumnsButton
        columns={
          columns ??
          lensColumns(lens.tableOptions) ??
          ownColumns({ isSnoozedLens: isSnoozedLens(lens), hasPlaces: me.hasPlaces })
        }
        isOwn={columns === null}
        onChange={(chosen) => change.columns(readColumns(chosen))}
      />
      <LensMenu shown={{ lensId: lens.id, criteria, searchTerm }} />
    </CriteriaBar>
  );
});
