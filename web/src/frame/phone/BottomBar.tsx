import { BellRing, ClipboardList, type LucideIcon, Search, User } from 'lucide-react';
import { useState } from 'react';
import { Link, useMatch } from 'react-router';
import { useLensCounts } from '#features/lenses/lenses.ts';
import { intake, myWork } from '#features/lenses/waiting.ts';
import { lensSearch } from '#features/lists/phone/mobile-lens.ts';
import { mobileListPath } from '#features/lists/places/places.ts';
import { mobileWorkPath } from '#features/lists/places/work-places.ts';
import { seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { BadgedIcon } from '#ui/BadgedIcon.tsx';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { MeSheet } from './MeSheet.tsx';
import * as css from './mobile.module.css';

/** Links of the mobile shell, with counts of waiting items. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const isWork = useMatch('/m/alarms/work/*') !== null;
  const isAssets = useMatch('/m/assets/*') !== null;
  const sees = seesWork(useMe());
  const count = useLensCounts([intake]).get(intake.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={css.bottomBar} aria-label={texts.primary}>
      <Place
        to={mobileListPath}
        icon={BellRing}
        name={texts.triage}
        count={count}
        waiting={intake.what}
        isOn={!isWork && !isAssets}
      />
      {sees && <MyWork isOn={isWork} />}
      <Button variant="plain" onClick={onSearch}>
        <Search size={20} aria-hidden />
        {texts.search}
      </Button>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <User size={20} aria-hidden />
        {texts.me}
      </Button>
      <MeSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}

/** Link to the user's tickets, with a count. */
function MyWork({ isOn }: { isOn: boolean }) {
  const count = useLensCounts([myWork]).get(myWork.id);
  return (
    <Place
      to={mobileWorkPath + lensSearch(myWork)}
      icon={ClipboardList}
      name={texts.myWork}
      count={count}
      waiting={myWork.what}
      isOn={isOn}
    />
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  name: string;
  count: number | undefined;
  /** Words after `count`. */
  waiting: string;
  isOn: boolean;
}

const Place = ({ to, icon, name, count = 0, waiting, isOn }: PlaceProps) => (
  <Link to={to} className={isOn ? css.isOn : ''} aria-current={isOn ? 'page' : undefined}>
    <BadgedIcon icon={icon} count={count} isOn={isOn} strokeWidth={isOn ? 2.1 : 1.75} />
    {name}
    {count > 0 && (
      <span className="unseen">
        {formatCount(count)} {waiting}
      </span>
    )}
  </Link>
);
