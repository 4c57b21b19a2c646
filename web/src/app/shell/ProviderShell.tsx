import { Link, NavLink, Outlet } from 'react-router';
import { useRelease } from '#session/release.tsx';
import { Logo } from '#ui/Logo.tsx';
import { providerPages } from './provider-pages.ts';
import { UserMenu } from './UserMenu.tsx';
import '#frame/shell.css';
import '#frame/provider.css';

/** The frame of the provider's console: the page, and a bar at the bottom with the way to the others. */
export function ProviderShell() {
  const { productName } = useRelease();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="provider">
        <div className="page">
          <Outlet />
        </div>
        <nav className="provider-bar" aria-label="Provider console">
          <Link to="/" className="provider-home" aria-label={`${productName}, to the customer's console`}>
            <Logo />
            <span className="strong">{productName}</span>
          </Link>
          {providerPages.map(({ name, to, icon: Icon }) => (
            <NavLink key={to} to={to} className={({ isActive }) => `rail-item${isActive ? ' is-on' : ''}`}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>{name}</span>
            </NavLink>
          ))}
          <div className="grow" />
          <UserMenu collapsed={false} />
        </nav>
      </div>
    </>
  );
}
