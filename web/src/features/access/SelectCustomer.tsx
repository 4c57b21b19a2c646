import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, useOutletContext } from 'react-router';
import { listLimits, pageSizes } from '#domain/constants.ts';
import { getCustomTokenMutation } from '#frame/custom-token.ts';
import { HandOverDialog } from '#frame/HandOverDialog.tsx';
import { hasCustomers } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { customersQuery } from '#session/customers.ts';
import { useMe } from '#session/me.tsx';
import { useTitle } from '#session/release.tsx';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { selectTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { Width } from '#ui/media.ts';
import type { Option } from '#ui/option.ts';
import { SearchedSelect } from '#ui/SearchedSelect.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { TouchSized } from '#ui/Themed.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePages } from '#ui/use-pages.ts';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { signInWithCustomTokenMutation } from './hand-over-queries.ts';

/** The page on which people with several customers choose one; others have nothing to choose and are led home. */
export function SelectCustomer() {
  useTitle(texts.select);
  const me = useMe();
  const isWide = useOutletContext<Width>() === 'wide';
  if (!hasCustomers(me)) return <Navigate to="/" replace />;
  return (
    <AccessCard title={texts.select}>
      <p className="soft ell">{texts.signedInWith(me.user.email.address)}</p>
      {isWide ? (
        <Preset />
      ) : (
        <TouchSized>
          <Preset />
        </TouchSized>
      )}
      <Link className={css.accessLink} to="/logout">
        {texts.logOut}
      </Link>
    </AccessCard>
  );
}

/** Reads the customer that is offered first: the default one, if the person may open it. */
function Preset() {
  const { data, error, refetch } = useQuery(customersQuery, { variables: { limit: 1 }, context: { quiet: true } });
  const [first] = data?.getCustomers ?? [];
  if (first) return <Choice preset={{ value: first.id, label: first.name }} />;
  return error ? (
    <Failed title={texts.selectFailed} error={errorMessage(error)} onRetry={() => refetch()} />
  ) : (
    <Skeleton rows={2} />
  );
}

function Choice({ preset }: { preset: Option }) {
  const session = useSession();
  const logIn = useLogInAsCustomer();
  const [customer, setCustomer] = useState(preset);
  const [isOffered, setOffered] = useState(false);
  const found = useFoundCustomers();
  const form = useForm({
    initial: {},
    submit: async () => {
      await logIn(customer.value);
      location.assign(session.takeDeepLink() ?? '/');
    },
  });
  return (
    <>
      <Form form={form} className={css.accessForm}>
        <Field label={texts.customer}>
          {(tied) => (
            <SearchedSelect
              id={tied.id}
              placeholder={selectTexts.value}
              {...found}
              value={customer.value}
              nameOf={() => customer.label}
              onChange={(id) => setCustomer(found.options.find(({ value }) => value === id) ?? customer)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          {texts.logInAsCustomer}
        </Button>
        <Button onClick={() => setOffered(true)}>{texts.openElsewhere}</Button>
      </Form>
      {isOffered && (
        <HandOverDialog title={texts.openElsewhere} customerId={customer.value} onClose={() => setOffered(false)} />
      )}
    </>
  );
}

/**
 * Returns a function that goes on within a customer, by a token that is used at once: the server decides anew who opens
 * it, the customer's audit log has who came, and the bearer from before opens nothing any more (AUTH.10).
 */
function useLogInAsCustomer(): (customerId: string) => Promise<void> {
  const client = useApolloClient();
  const session = useSession();
  const context = { failure: texts.logInAsFailed };
  return async (customerId) => {
    const { data: made } = await client.mutate({
      mutation: getCustomTokenMutation,
      variables: { customerId },
      context,
    });
    const { data } = await client.mutate({
      mutation: signInWithCustomTokenMutation,
      variables: { token: made?.getCustomToken.token ?? '' },
      context,
    });
    if (!data) throw new Error('No session in the answer');
    session.start(data.signInWithCustomToken.token);
    session.chooseCustomer(data.signInWithCustomToken.customerId);
  };
}

const limit = pageSizes.picker;

/** The customers that the server finds for what is typed, from the first opening of the list on. */
function useFoundCustomers() {
  const client = useApolloClient();
  const [typed, onType] = useState('');
  const [isOpened, setOpened] = useState(false);
  const searchTerm = useDebounced(typed.trim());
  const { items, isLoading, more } = usePages(isOpened ? searchTerm : null, async (offset) => {
    const { data } = await client.query({
      query: customersQuery,
      variables: { searchTerm, limit, offset },
      ...alwaysFresh,
      context: { failure: texts.selectFailed },
    });
    const customers = data?.getCustomers ?? [];
    const end = offset + customers.length;
    const hasMore = customers.length === limit && end < listLimits.offset;
    return { items: customers.map(({ id, name }) => ({ value: id, label: name })), count: hasMore ? end + 1 : end };
  });
  const isSearching = isLoading || typed.trim() !== searchTerm;
  // until the server answers what is typed, no customer of another search is offered
  const isOffered = ({ value, label }: Option) =>
    value === typed.trim() || label.toLowerCase().includes(typed.trim().toLowerCase());
  return {
    options: isSearching ? items.filter(isOffered) : items,
    isLoading: isSearching,
    typed,
    onType,
    onOpen: (isOpen: boolean) => isOpen && setOpened(true),
    onEnd: more,
  };
}
