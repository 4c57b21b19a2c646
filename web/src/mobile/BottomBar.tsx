import { BellRing, ClipboardList, type LucideIcon, Search, User } from 'lucide-react';
import { useState } from 'react';
import { Link, useMatch } from 'react-router';
import { seesWork } from '../app/access.ts';
import { useMe } from '../app/me.tsx';
import { mobileListPath } from '../app/places.ts';
import { useLensCounts, useLenses } from '../features/alarms/lenses.ts';
import { useWorkCounts } from '../features/work/use-work-counts.ts';
import { mobileWorkPath } from '../features/work/work-places.ts';
import { formatChip } from '../ui/format.ts';
import { MeSheet } from './MeSheet.tsx';
import { lensSearch } from './mobile-lens.ts';

const noLenses: [] = [];

/** The places of the mobile shell, with what waits in them. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const isWork = useMatch('/m/alarms/work/*') !== null;
  const sees = seesWork(useMe());
  // the counts that its list of lenses shows, so that both ask for the same
  const intake = useLensCounts(useLenses('alarm').lenses ?? noLenses).get('intake');
  const work = useLenses('work').lenses?.filter(({ id }) => id === 'my-work') ?? noLenses;
  const [mine] = work;
  const waiting = useWorkCounts(sees ? work : noLenses).get('my-work');
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="bottom-bar" aria-label="Primary">
      <Place
        to={mobileListPath}
        icon={BellRing}
        name="Triage"
        count={intake}
        waiting="in intake"
        isOn={!isWork}
      />
      {sees && (
        <Place
          to={mobileWorkPath + (mine ? lensSearch(mine) : '')}
          icon={ClipboardList}
          name="My work"
          count={waiting}
          waiting="open"
          isOn={isWork}
        />
      )}
      <button type="button" onClick={onSearch}>
        <Search size={20} aria-hidden />
        Search
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <User size={20} aria-hidden />
        Me
      </button>
      <MeSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  name: string;
  count: number | undefined;
  /** What the count counts. */
  waiting: string;
  isOn: boolean;
}

const Place = ({ to, icon: Icon, name, count = 0, waiting, isOn }: PlaceProps) => (
  <Link
    to={to}
    className={isOn ? 'is-on' : ''}
    aria-current={isOn ? 'page' : undefined}
    aria-label={count > 0 ? `${name}, ${count} ${waiting}` : name}
  >
    <span className="badged">
      <Icon size={20} strokeWidth={isOn ? 2.1 : 1.75} aria-hidden />
      {count > 0 && <span className={`badge num${isOn ? ' is-on' : ''}`}>{formatChip(count)}</span>}
    </span>
    {name}
  </Link>
);
