import { Drawer } from 'antd';
import { BellRing, ClipboardList, LogOut, Moon, Search, Sun, User } from 'lucide-react';
import { useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router';
import { roleName, seesWork } from '../app/access.ts';
import { useMe } from '../app/me.tsx';
import { mobileListPath } from '../app/places.ts';
import { setPreferences, useTheme } from '../app/preferences.ts';
import { mobileWorkPath } from '../features/work/work-places.ts';

/** The places of the mobile shell. */
export function BottomBar({ onSearch }: { onSearch?: () => void }) {
  const isWork = useMatch('/m/alarms/work/*') !== null;
  const me = useMe();
  const theme = useTheme();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="bottom-bar" aria-label="Primary">
      <Link to={mobileListPath} className={isWork ? '' : 'is-on'} aria-current={isWork ? undefined : 'page'}>
        <BellRing size={20} aria-hidden />
        Triage
      </Link>
      {seesWork(me) && (
        <Link to={mobileWorkPath} className={isWork ? 'is-on' : ''} aria-current={isWork ? 'page' : undefined}>
          <ClipboardList size={20} aria-hidden />
          Work
        </Link>
      )}
      {onSearch && (
        <button type="button" onClick={onSearch}>
          <Search size={20} aria-hidden />
          Search
        </button>
      )}
      <button type="button" onClick={() => setOpen(true)}>
        <User size={20} aria-hidden />
        Me
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} placement="bottom" size="auto" title={me.user.displayName}>
        <p className="soft">
          {roleName(me)} · {me.customer.name}
        </p>
        <ul className="sheet-actions">
          <li>
            <button
              type="button"
              className="sheet-action"
              onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
            >
              {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
              {theme === 'dark' ? 'Light theme' : 'Dark theme'}
            </button>
          </li>
          <li>
            <button type="button" className="sheet-action" onClick={() => navigate('/logout')}>
              <LogOut size={18} aria-hidden />
              Log Out
            </button>
          </li>
        </ul>
      </Drawer>
    </nav>
  );
}
