import { useParams } from 'react-router';
import { SearchField } from '#features/lists/SearchField.tsx';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { Guarded } from '#ui/Guarded.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { IntegrationHead, useIntegrationNames } from '../IntegrationHead.tsx';
import * as css from './dead-letters.module.css';
import { KindChips } from './KindChips.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterPane } from './LetterPane.tsx';
import { ResolveAll } from './ResolveAll.tsx';
import { useDeadLetters } from './use-dead-letters.ts';

/** Payloads that could not be parsed or were rejected, of one integration or of all: reason, content, resend. */
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
    <ProviderPage name={texts.title}>
      <IntegrationHead
        title={texts.title}
        systemId={systemId}
        allPath="/dead-letters"
        pathOf={(id) => `/integrations/${id}/dead-letters`}
      >
        <ResolveAll view={view} />
      </IntegrationHead>
      <div className={css.letterFilters}>
        <KindChips counts={view.counts} chosen={view.kind} onChoose={view.chooseKind} />
        <SearchField
          className={css.letterSearch}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={255}
          value={view.searchTerm}
          onSearch={view.search}
        />
      </div>
      <div className={css.letters}>
        <div className={css.lettersList}>
          {view.error && (
            <Failed title={texts.failed} error={errorMessage(view.error)} onRetry={() => view.refetch()} />
          )}
          {!letters && !view.error && <Skeleton rowClass={css.letterRow} />}
          {letters && count === 0 && (
            <Empty
              kind={isFiltered ? 'filtered' : 'good'}
              title={isFiltered ? texts.noMatch : texts.empty}
              detail={isFiltered ? undefined : texts.emptyDetail}
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
              onResolved={() => view.leave(open)}
            />
          </Guarded>
        ) : (
          <p className={`${css.lettersHint} quiet`}>{texts.choose}</p>
        )}
      </div>
    </ProviderPage>
  );
}
