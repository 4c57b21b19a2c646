import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Missing } from '#ui/states.tsx';
import { parserPath } from './parser-path.ts';
import { sourcesQuery } from './parser-queries.ts';
import { Workbench } from './Workbench.tsx';
import './parser.css';
import './reading.css';
import './template-form.css';

/** The parser of the customer that the person looks at. */
export function ParserLanding() {
  const { customer } = useMe();
  const { search } = useLocation();
  return <Navigate to={`${parserPath(customer.id)}${search}`} replace />;
}

/** The raw data of a customer's integrations, and how it is read. */
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

/** The address names another customer than the session: everything is loaded anew, as when somebody switches. */
function OtherCustomer({ id }: { id: string }) {
  const session = useSession();
  useEffect(() => {
    session.chooseCustomer(id);
    location.reload();
  }, [session, id]);
  return null;
}

function Parser() {
  const { data, error, refetch } = useQuery(sourcesQuery, { ...alwaysFresh, context: { quiet: true } });
  const [params, setParams] = useSearchParams();
  const sources = data?.externalSystemsAndCount.externalSystems.filter(({ direction }) => direction === 'INBOUND');
  const wanted = params.get('system');
  const source = wanted === null ? sources?.[0] : sources?.find(({ id }) => id === wanted);
  return (
    <ProviderPage name="Raw data">
      {!sources && error && (
        <Failed title="Failed to get integrations" error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {sources?.length === 0 && (
        <Empty
          kind="good"
          title="No sources yet"
          detail="What an integration takes in is looked at here, piece by piece."
        />
      )}
      {sources && sources.length > 0 && !source && (
        <Missing title="This integration does not exist">
          <Button onClick={() => setParams({})}>Choose another</Button>
        </Missing>
      )}
      {sources && source && (
        <Workbench
          key={`${source.id} ${params.get('letter')}`}
          sources={sources}
          source={source}
          letterId={params.get('letter')}
          onSource={(id) => setParams({ system: id })}
          onSaved={() => refetch()}
        />
      )}
    </ProviderPage>
  );
}
