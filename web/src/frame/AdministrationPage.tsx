import { type ReactNode, useEffect } from 'react';
import { Link, matchPath, Navigate, useLocation, useParams } from 'react-router';
import { useOpensCustomer } from '#session/customers.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { pageTexts } from '#texts/pages.ts';
import * as kit from '#ui/ui.module.css';
import { useTabInView } from '#ui/use-tab-in-view.ts';
import { administrationPath } from './administration-path.ts';
import { useRegistered, visible } from './feature.ts';
import { Page } from './Page.tsx';

/**
 * A page of customer administration, under the tabs of all of them. An address of another customer of the person opens
 * that one; of a stranger's it leads to /404 (ADM.10).
 */
export function AdministrationPage({ name, children }: { name: string; children: ReactNode }) {
  const me = useMe();
  const pages = visible(useRegistered('administration'), me);
  const { customerId = me.customer.id } = useParams();
  const { pathname } = useLocation();
  const mayOpen = useOpensCustomer(customerId);
  const strip = useTabInView<HTMLElement>(pathname, mayOpen ? pages.length : 0);
  if (mayOpen === null) return null;
  if (!mayOpen) return <Navigate to="/404" replace />;
  if (customerId !== me.customer.id) return <OtherCustomer id={customerId} />;
  return (
    <Page crumbs={[{ name: pageTexts.administration }, { name }]} title={[name]}>
      <nav ref={strip} className={kit.tabs} aria-label={pageTexts.administration}>
        {pages.map(({ name: label, to }) => {
          const isOn = matchPath(`${to}/*`, pathname) !== null;
          return (
            <Link
              key={to}
              to={administrationPath(to, me.customer)}
              className={`${kit.tab}${isOn ? ` ${kit.isOn}` : ''}`}
              aria-current={isOn ? 'page' : undefined}
            >
              {label}
            </Link>
          );
        })}
      </nav>
      {children}
    </Page>
  );
}

/** Chooses another customer, as the picker does: everything is read again. */
function OtherCustomer({ id }: { id: string }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    session.chooseCustomer(id);
    location.assign(`${pathname}${search}`);
  }, [session, id, pathname, search]);
  return null;
}
