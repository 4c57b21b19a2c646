import { Bell, BellOff, Boxes, Building2, LayoutPanelTop, LifeBuoy, LogOut, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { mobileAssetsPath, mobileBuildingsPath } from '#features/lists/places/asset-places.ts';
import { useHelp } from '#frame/help/use-help.tsx';
import { usePush } from '#frame/push/use-push.ts';
import { hasCustomers, roleName, seesAssets, selectPath } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { setPreferences, useTheme } from '#session/preferences.ts';
import { pageTexts } from '#texts/pages.ts';
import { pushTexts } from '#texts/push.ts';
import { shellTexts as texts, userMenuTexts } from '#texts/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Drawer.tsx';
import * as css from './mobile.module.css';

/** Places of whoever sees assets. */
const places = [
  { to: mobileAssetsPath, name: pageTexts.assets, icon: Boxes },
  { to: mobileBuildingsPath, name: pageTexts.floors, icon: LayoutPanelTop },
];

/** Sheet of the user: name, role, places that the bar has no room for, theme and sign-out. */
export function MeSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const me = useMe();
  const theme = useTheme();
  const navigate = useNavigate();
  const help = useHelp();
  const push = usePush();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={me.user.displayName}>
      <p className="soft">{`${roleName(me)} · ${me.customer.name}`}</p>
      <ul className={css.sheetActions}>
        {seesAssets(me) &&
          places.map(({ to, name, icon: Icon }) => (
            <li key={to}>
              <Button
                variant="plain"
                className={css.sheetAction}
                onClick={() => {
                  onClose();
                  navigate(to);
                }}
              >
                <Icon size={18} aria-hidden />
                {name}
              </Button>
            </li>
          ))}
        <li>
          <Button
            variant="plain"
            className={css.sheetAction}
            onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
          >
            {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
            {theme === 'dark' ? texts.lightTheme : texts.darkTheme}
          </Button>
        </li>
        {(push.state === 'on' || push.state === 'off') && (
          <li>
            <Button
              variant="plain"
              className={css.sheetAction}
              disabled={push.isBusy}
              onClick={() => push.turn(push.state === 'off')}
            >
              {push.state === 'on' ? <BellOff size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
              {push.state === 'on' ? pushTexts.turnOff : pushTexts.turnOn}
            </Button>
          </li>
        )}
        {hasCustomers(me) && (
          <li>
            <Button variant="plain" className={css.sheetAction} onClick={() => navigate(selectPath)}>
              <Building2 size={18} aria-hidden />
              {userMenuTexts.customer}
            </Button>
          </li>
        )}
        <li>
          <Button variant="plain" className={css.sheetAction} onClick={help.open}>
            <LifeBuoy size={18} aria-hidden />
            {userMenuTexts.help}
          </Button>
        </li>
        <li>
          <Button variant="plain" className={css.sheetAction} onClick={() => navigate('/logout')}>
            <LogOut size={18} aria-hidden />
            {texts.logOut}
          </Button>
        </li>
      </ul>
      {help.dialog}
    </Sheet>
  );
}
