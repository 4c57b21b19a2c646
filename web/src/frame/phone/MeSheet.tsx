import { LogOut, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { roleName } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { setPreferences, useTheme } from '#session/preferences.ts';
import { shellTexts as texts } from '#texts/shell.ts';
import { Sheet } from '#ui/Drawer.tsx';

/** Sheet of the user: name, role, theme and sign-out. */
export function MeSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const me = useMe();
  const theme = useTheme();
  const navigate = useNavigate();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={me.user.displayName}>
      <p className="soft">{`${roleName(me)} · ${me.customer.name}`}</p>
      <ul className="sheet-actions">
        <li>
          <button
            type="button"
            className="sheet-action"
            onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
          >
            {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
            {theme === 'dark' ? texts.lightTheme : texts.darkTheme}
          </button>
        </li>
        <li>
          <button type="button" className="sheet-action" onClick={() => navigate('/logout')}>
            <LogOut size={18} aria-hidden />
            {texts.logOut}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
