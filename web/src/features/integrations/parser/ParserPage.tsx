import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { integrationTexts } from '#texts/integrations.ts';
import { parserTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Missing, Skeleton } from '#ui/states.tsx';
import { useIntegrationNames } from '../IntegrationHead.tsx';
import { parserPath } from './parser-path.ts';
import { sourceQuery } from './parser-queries.ts';
import { Workbench } from './Workbench.tsx';

/** Redirects to the parser of the current customer. */
export function ParserLanding() {
  const { customer } = useMe();
  const { search } = useLocation();
  return <Navigate to={`${parserPath(customer.id)}${search}`} replace />;
}

/** The raw data of a customer's integrations, and how it is parsed. */
export function ParserPage() {
  const { customerId = '' } = useParams();
  const { customer, customers } = useMe();
  if (customerId === customer.id) return <Parser />;
  return customers.some(({ id }) => id === customerId) ? (
    <OtherCustomer id={customerId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

/** Switches to the customer of the address, and reloads. */
function OtherCustomer({ id }: { id: string }) {
  const session = useSession();
  useEffect(() => {
    session.chooseCustomer(id);
    location.reload();
  }, [session, id]);
  return null;
}

function Parser() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('system');
  const { data, error, refetch } = useQuery(sourceQuery, {
    variables: { ids: wanted === null ? null : [wanted] },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const names = useIntegrationNames('INBOUND');
  const sources = data?.externalSystemsAndCount.externalSystems;
  const source = sources?.[0];
  return (
    <ProviderPage name={texts.title}>
      {!sources && !error && <Skeleton />}
      {!sources && error && (
        <Failed title={integrationTexts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {sources && !source && wanted === null && <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />}
      {sources && !source && wanted !== null && (
        <Missing title={integrationTexts.missing}>
          <Button onClick={() => setParams({})}>{texts.chooseAnother}</Button>
        </Missing>
      )}
      {source && (
        <Workbench
          key={`${source.id} ${params.get('letter')}`}
          names={names}
          source={source}
          letterId={params.get('letter')}
          onSource={(id) => setParams({ system: id })}
          onSaved={() => refetch()}
        />
      )}
    </ProviderPage>
  );
}
