import { Link, NavLink, Outlet } from 'react-router';
import { useRegistered, visible } from '#frame/feature.ts';
import * as frameCss from '#frame/frame.module.css';
import { useMe } from '#session/me.tsx';
import { useRelease } from '#session/release.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { Logo } from '#ui/Logo.tsx';
import * as railCss from '#ui/rail.module.css';
import { Palette } from './palette/Palette.tsx';
import { UserMenu } from './UserMenu.tsx';
import '#frame/provider-page.module.css';
import * as providerShellCss from './provider-shell.module.css';
import * as shellCss from './shell.module.css';

/** The frame of the provider's console: the page, and a bar at the bottom with the way to the others. */
export function ProviderShell() {
  const { productName } = useRelease();
  const links = visible(useRegistered('providerLinks'), useMe());
  return (
    <>
      <a className={shellCss.skipLink} href="#content">
        {texts.skip}
      </a>
      <div className={providerShellCss.provider}>
        <div className={frameCss.page}>
          <Outlet />
        </div>
        <nav className={providerShellCss.providerBar} aria-label={texts.providerConsole}>
          <Link to="/" className={providerShellCss.providerHome} aria-label={texts.providerHome(productName)}>
            <Logo />
            <span className="strong">{productName}</span>
          </Link>
          {links.map(({ name, to, icon: Icon }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) => `${railCss.railItem}${isActive ? ` ${railCss.isOn}` : ''}`}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>{name}</span>
            </NavLink>
          ))}
          <div className="grow" />
          <UserMenu collapsed={false} />
        </nav>
      </div>
      <Palette />
    </>
  );
}
