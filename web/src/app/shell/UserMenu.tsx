import { useMutation } from '@apollo/client/react';
import { Building2, ChevronUp, House, LifeBuoy, LogOut, Rows3, SunMoon, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Avatar } from '#frame/Avatar.tsx';
import * as frameCss from '#frame/frame.module.css';
import { useHelp } from '#frame/help/use-help.tsx';
import { hasCustomers, roleName, selectPath, startPages } from '#session/access.ts';
import { updateLandingPageMutation, useMe } from '#session/me.tsx';
import { type Density, type Preferences, setPreferences, usePreferences } from '#session/preferences.ts';
import { userMenuTexts as texts } from '#texts/shell.ts';
import { Button } from '#ui/Button.tsx';
import { MenuButton, menuLine } from '#ui/Menu.tsx';
import * as css from './shell.module.css';

const themes: Array<[Preferences['theme'], string]> = [
  ['system', texts.system],
  ['light', texts.light],
  ['dark', texts.dark],
];
const densities: Array<[Density, string]> = [
  ['compact', texts.compact],
  ['standard', texts.standard],
  ['comfortable', texts.comfortable],
];

/** The signed-in person, with their own settings and the way out. */
export function UserMenu({ collapsed }: { collapsed: boolean }) {
  const me = useMe();
  const navigate = useNavigate();
  const { theme, density } = usePreferences();
  const pages = startPages(me);
  const chosen = pages.filter(({ isChosen }) => isChosen).map(({ page }) => `start-${page}`);
  const [startOn] = useMutation(updateLandingPageMutation, {
    context: { failure: texts.startPageFailed },
  });
  const help = useHelp();
  const items = [
    {
      key: 'theme',
      label: texts.theme,
      icon: <SunMoon size={15} />,
      children: themes.map(([key, label]) => ({ key, label, onClick: () => setPreferences({ theme: key }) })),
    },
    {
      key: 'density',
      label: texts.density,
      icon: <Rows3 size={15} />,
      children: densities.map(([key, label]) => ({ key, label, onClick: () => setPreferences({ density: key }) })),
    },
    // support belong to no customer
    ...(me.isSuper
      ? []
      : [
          {
            key: 'start',
            label: texts.startPage,
            icon: <House size={15} />,
            children: pages.map(({ page, name }) => ({
              key: `start-${page}`,
              label: name,
              onClick: () => void startOn({ variables: { landingPage: page } }).catch(() => undefined),
            })),
          },
        ]),
    {
      key: 'profile',
      label: texts.profile,
      icon: <UserRound size={15} />,
      onClick: () => navigate('/settings/profile'),
    },
    ...(hasCustomers(me)
      ? [{ key: 'customer', label: texts.customer, icon: <Building2 size={15} />, onClick: () => navigate(selectPath) }]
      : []),
    { key: 'help', label: texts.help, icon: <LifeBuoy size={15} />, onClick: help.open },
    menuLine,
    { key: 'logout', label: texts.logOut, icon: <LogOut size={15} />, onClick: () => navigate('/logout') },
  ];
  return (
    <>
      <MenuButton items={items} chosen={[theme, density, ...chosen]} placement="topLeft">
        <Button
          variant="plain"
          className={css.railUser}
          aria-label={collapsed ? texts.label(me.user.displayName) : undefined}
        >
          <Avatar className={frameCss.avatar} name={me.user.displayName} url={me.user.avatarUrl} />
          {!collapsed && (
            <>
              <span className={css.railUserName}>
                <span className="ell">{me.user.displayName}</span>
                <span className="ell quiet">{roleName(me)}</span>
              </span>
              <span className="unseen">{texts.menu}</span>
              <ChevronUp size={14} className="quiet" aria-hidden />
            </>
          )}
        </Button>
      </MenuButton>
      {help.dialog}
    </>
  );
}
