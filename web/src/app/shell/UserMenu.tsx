import { useMutation } from '@apollo/client/react';
import { Dropdown } from 'antd';
import { ChevronUp, House, LogOut, Rows3, SunMoon, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { roleName, startPages } from '#session/access.ts';
import { updateLandingPageMutation, useMe } from '#session/me.tsx';
import { type Density, type Preferences, setPreferences, usePreferences } from '#session/preferences.ts';

const themes: Array<[Preferences['theme'], string]> = [
  ['system', 'Like the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const densities: Array<[Density, string]> = [
  ['compact', 'Compact'],
  ['standard', 'Standard'],
  ['comfortable', 'Comfortable'],
];

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** The signed-in person, with their own settings and the way out. */
export function UserMenu({ collapsed }: { collapsed: boolean }) {
  const me = useMe();
  const navigate = useNavigate();
  const { theme, density } = usePreferences();
  const pages = startPages(me);
  const chosen = pages.filter(({ isChosen }) => isChosen).map(({ page }) => `start-${page}`);
  const [startOn] = useMutation(updateLandingPageMutation, {
    context: { failure: 'Failed to set start page' },
  });
  const items = [
    {
      key: 'theme',
      label: 'Theme',
      icon: <SunMoon size={15} />,
      children: themes.map(([key, label]) => ({ key, label, onClick: () => setPreferences({ theme: key }) })),
    },
    {
      key: 'density',
      label: 'Density',
      icon: <Rows3 size={15} />,
      children: densities.map(([key, label]) => ({ key, label, onClick: () => setPreferences({ density: key }) })),
    },
    // support belong to no customer
    ...(me.isSuper
      ? []
      : [
          {
            key: 'start',
            label: 'Start page',
            icon: <House size={15} />,
            children: pages.map(({ page, name }) => ({
              key: `start-${page}`,
              label: name,
              onClick: () => void startOn({ variables: { landingPage: page } }).catch(() => undefined),
            })),
          },
        ]),
    { key: 'profile', label: 'Profile', icon: <UserRound size={15} />, onClick: () => navigate('/settings/profile') },
    { type: 'divider' as const },
    { key: 'logout', label: 'Log Out', icon: <LogOut size={15} />, onClick: () => navigate('/logout') },
  ];
  return (
    <Dropdown trigger={['click']} placement="topLeft" menu={{ items, selectedKeys: [theme, density, ...chosen] }}>
      <button
        type="button"
        className="rail-user"
        aria-label={collapsed ? `${me.user.displayName}, user menu` : undefined}
      >
        <span className="avatar" aria-hidden>
          {initials(me.user.displayName)}
        </span>
        {!collapsed && (
          <>
            <span className="rail-user-name">
              <span className="ell">{me.user.displayName}</span>
              <span className="ell quiet">{roleName(me)}</span>
            </span>
            <span className="unseen">user menu</span>
            <ChevronUp size={14} className="quiet" aria-hidden />
          </>
        )}
      </button>
    </Dropdown>
  );
}
