import { ClipboardList, Clock4, FolderCheck, type LucideIcon, User } from 'lucide-react';
import { NavLink } from 'react-router';
import { formatChip } from '../../ui/format.ts';
import { useWorkCounts } from './use-work-counts.ts';
import { type WorkLens, workLenses, workLensPath } from './work-places.ts';

const icons: Record<WorkLens['id'], LucideIcon> = {
  'all-work': ClipboardList,
  'active-work': Clock4,
  'my-work': User,
  'closed-work': FolderCheck,
};

/** The standard work lenses in the rail, with their counts. */
export function WorkRail() {
  const counts = useWorkCounts();
  return (
    <div className="rail-lenses">
      <section aria-label="Work lenses">
        <h2 className="rail-group">
          <span className="ell grow">Standard Lenses</span>
        </h2>
        <ul>
          {workLenses.map((lens) => {
            const Icon = icons[lens.id];
            const count = counts.get(lens.id);
            return (
              <li key={lens.id} className="rail-lens">
                <NavLink
                  to={workLensPath(lens)}
                  className={({ isActive }) => `rail-item is-lens${isActive ? ' is-on' : ''}`}
                >
                  <Icon size={14} strokeWidth={1.75} aria-hidden />
                  <span className="ell grow">{lens.name}</span>
                  {count !== undefined && <span className="rail-count num">{formatChip(count)}</span>}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
