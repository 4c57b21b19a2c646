import { memo } from 'react';
import { can } from '../../app/access.ts';
import { useMe } from '../../app/me.tsx';
import { CriteriaBar } from './CriteriaBar.tsx';
import { LensMenu } from './LensMenu.tsx';
import { type Lens, lockedCriteria } from './lenses.ts';
import { ownColumns } from './list/columns.tsx';
import { isSnoozedLens, lensColumns, newLens, useLensAddress } from './list/lens-address.ts';
import { ColumnsButton } from './views/ColumnsButton.tsx';
import { SavedViews } from './views/SavedViews.tsx';

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
      <SavedViews now={{ criteria, columns, sort }} />
      <ColumnsButton
        columns={
          columns ??
          lensColumns(lens.tableOptions) ??
          ownColumns({ isSnoozedLens: isSnoozedLens(lens), hasPlaces: me.hasPlaces })
        }
        isOwn={columns === null}
        onChange={change.columns}
      />
      <LensMenu shown={{ lensId: lens.id, criteria, searchTerm }} />
    </CriteriaBar>
  );
});
