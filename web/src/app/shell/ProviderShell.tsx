import { Link, NavLink, Outlet } from 'react-router';
import { useRegistered, visible } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { useRelease } from '#session/release.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { Logo } from '#ui/Logo.tsx';
import { Palette } from './palette/Palette.tsx';
import { UserMenu } from './UserMenu.tsx';
import '#frame/shell.css';
import '#frame/provider.css';
import './shell.css';
import './provider.css';

/** The frame of the provider's console: the page, and a bar at the bottom with the way to the others. */
export function ProviderShell() {
  const { productName } = useRelease();
  const links = visible(useRegistered('providerLinks'), useMe());
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <div className="provider">
        <div className="page">
          <Outlet />
        </div>
        <nav className="provider-bar" aria-label={texts.providerConsole}>
          <Link to="/" className="provider-home" aria-label={texts.providerHome(productName)}>
            <Logo />
            <span className="strong">{productName}</span>
          </Link>
          {links.map(({ name, to, icon: Icon }) => (
            <NavLink key={to} to={to} className={({ isActive }) => `rail-item${isActive ? ' is-on' : ''}`}>
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
