import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useOpensCustomer } from '#session/customers.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { Redirect } from '#ui/Redirect.tsx';
import { feedPages } from './feed-path.ts';

/** Opens a page of an integration within its customer. */
export function FeedLink() {
  const { customerId = '', systemId = '', page = '' } = useParams();
  const { customer } = useMe();
  const mayOpen = useOpensCustomer(customerId);
  const isKnown = /^\d+$/.test(systemId) && feedPages.some((one) => one === page);
  const path = `/integrations/${systemId}/${page}`;
  if (isKnown && mayOpen === null) return null;
  if (!isKnown || !mayOpen) return <Redirect to="/404" />;
  return customerId === customer.id ? <Redirect to={path} /> : <OtherCustomer id={customerId} path={path} />;
}

/** Switches to a customer, and loads a page of it anew. */
function OtherCustomer({ id, path }: { id: string; path: string }) {
  const session = useSession();
  useEffect(() => {
    session.chooseCustomer(id);
    location.replace(path);
  }, [session, id, path]);
  return null;
}
