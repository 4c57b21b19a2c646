import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { Guarded } from '#ui/Guarded.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { IntegrationHead, useIntegrationNames } from '../IntegrationHead.tsx';
import { KindChips } from './KindChips.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterPane } from './LetterPane.tsx';
import { SearchField } from './SearchField.tsx';
import { SettleAll } from './SettleAll.tsx';
import { useDeadLetters } from './use-dead-letters.ts';
import './dead-letters.css';

/** Payloads that could not be read or were put aside, of one integration or of all: why, what they hold, and again. */
export function DeadLettersPage() {
  const systemId = useParams().systemId ?? null;
  // another integration is another list
  return <DeadLetters key={systemId} systemId={systemId} />;
}

function DeadLetters({ systemId }: { systemId: string | null }) {
  const view = useDeadLetters(systemId);
  const names = useIntegrationNames();
  const { letters, open, count } = view;
  const isFiltered = view.kind !== null || view.searchTerm !== '';
  return (
    <ProviderPage name="Dead letters">
      <IntegrationHead
        title="Dead letters"
        systemId={systemId}
        allPath="/dead-letters"
        pathOf={(id) => `/integrations/${id}/dead-letters`}
      >
        <SettleAll view={view} />
      </IntegrationHead>
      <div className="letter-filters">
        <KindChips counts={view.counts} chosen={view.kind} onChoose={view.chooseKind} />
        <SearchField value={view.searchTerm} onSearch={view.search} />
      </div>
      <div className={`letters${open ? ' has-open' : ''}`}>
        <div className="letters-list">
          {view.error && (
            <Failed
              title="Failed to get dead letters"
              error={errorMessage(view.error)}
              onRetry={() => view.refetch()}
            />
          )}
          {!letters && !view.error && <Skeleton rowClass="letter-row" />}
          {letters && count === 0 && (
            <Empty
              kind={isFiltered ? 'filtered' : 'good'}
              title={isFiltered ? 'No dead letters like these' : 'No dead letters'}
              detail={isFiltered ? undefined : 'Everything that came in could be read.'}
            />
          )}
          {letters && count > 0 && (
            <LetterList view={view} letters={letters} nameOf={systemId ? null : (id) => names.get(id) ?? id} />
          )}
        </div>
        {open ? (
          <Guarded of={`${open.id} ${open.receivedAt}`}>
            <LetterPane
              key={`${open.id} ${open.receivedAt}`}
              letter={open}
              integration={names.get(open.externalSystemId) ?? open.externalSystemId}
              onClose={() => view.openLetter(null)}
              onSettled={() => view.leave(open)}
            />
          </Guarded>
        ) : (
          <p className="letters-hint quiet">Choose a letter to see what it holds.</p>
        )}
      </div>
    </ProviderPage>
  );
}
