import { ClipboardList, Clock4, FolderCheck, User } from 'lucide-react';
import { matchPath } from 'react-router';
import { KindRail } from '#features/lists/LensRail.tsx';
import { allWorkPath, workLensPath } from '#features/lists/places/work-places.ts';
import { workTexts } from '#texts/work.ts';

const icons = {
  'all-work': ClipboardList,
  'active-work': Clock4,
  'my-work': User,
  'closed-work': FolderCheck,
};

/** Work lenses in the rail. */
export const WorkRail = () => (
  <KindRail
    kind="work"
    ownGroup={workTexts.ownLenses}
    pathOf={workLensPath}
    baseOf={(pathname, lenses) => {
      const { group, name } = matchPath('/work/:group/:name/*', pathname)?.params ?? {};
      const open = lenses.find((lens) => lens.groupLabel === group && lens.name === name);
      return open ? workLensPath(open) : allWorkPath;
    }}
    standard={{ label: workTexts.lenses, icons }}
  />
);
