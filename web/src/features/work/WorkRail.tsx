import { ClipboardList, Clock4, FolderCheck, type LucideIcon, User } from 'lucide-react';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ownOf } from '#domain/own.ts';
import { standardGroup, useLensCounts, useLenses } from '#features/lenses/lenses.ts';
import { LensLink, OwnLensesHead, TeamLenses } from '#features/lists/LensRail.tsx';
import { allWorkPath, workLensPath } from '#features/lists/places/work-places.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { workTexts } from '#texts/work.ts';
import { onDemand, usePreload } from '#ui/on-demand.tsx';

const ArrangeLenses = onDemand(
  async () => (await import('#features/lists/lens-editor/ArrangeLenses.tsx')).ArrangeLenses,
);

const ownGroup = workTexts.ownLenses;
const icons: Record<string, LucideIcon> = {
  'all-work': ClipboardList,
  'active-work': Clock4,
  'my-work': User,
  'closed-work': FolderCheck,
};

/** Work lenses in the rail, with their counts: the standard ones, teams', and one's own. */
export function WorkRail() {
  usePreload(ArrangeLenses);
  const me = useMe();
  const { pathname } = useLocation();
  const { lenses: known } = useLenses('work');
  const lenses = known ?? [];
  const counts = useLensCounts(lenses);
  const [isArranging, setArranging] = useState(false);
  const canMake = can(me, 'lenses.own', 'CREATE');
  const { group = '', name = '' } = matchPath('/work/:group/:name/*', pathname)?.params ?? {};
  // the list beneath the editor
  const open = lenses.find((lens) => lens.groupLabel === group && lens.name === name);
  const list = (label: string) =>
    lenses
      .filter(({ groupLabel }) => groupLabel === label)
      .map((lens) => (
        <LensLink
          key={lens.id}
          lens={lens}
          path={workLensPath(lens)}
          icon={ownOf(icons, lens.id)}
          count={counts.get(lens.id)}
          canMake={canMake && label !== standardGroup}
        />
      ));
  return (
    <div className="rail-lenses">
      <section aria-label={workTexts.lenses}>
        <h2 className="rail-group">
          <span className="ell grow">{standardGroup}</span>
        </h2>
        <ul>{list(standardGroup)}</ul>
      </section>
      <TeamLenses lenses={lenses} list={list} />
      <section aria-label={ownGroup}>
        <OwnLensesHead
          name={ownGroup}
          base={canMake ? (open ? workLensPath(open) : allWorkPath) : null}
          onArrange={() => setArranging(true)}
        />
        <ul>{list(ownGroup)}</ul>
      </section>
      {isArranging && <ArrangeLenses kind="work" onClose={() => setArranging(false)} />}
    </div>
  );
}
