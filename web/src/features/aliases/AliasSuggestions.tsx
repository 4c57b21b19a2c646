import { useQuery } from '@apollo/client/react';
import { errorMessage } from '#session/apollo.ts';
import { aliasTexts as texts } from '#texts/aliases.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Failed, Skeleton } from '#ui/states.tsx';
import { aliasSuggestionsQuery } from './alias-queries.ts';
import * as css from './aliases.module.css';

interface AliasSuggestionsProps {
  entityId: string;
  mayEdit: boolean;
  onShow: (alias: string) => void;
  onTake: (alias: string) => void;
}

/** Texts of recent payloads that may mean the asset, the most frequent first. */
export function AliasSuggestions({ entityId, mayEdit, onShow, onTake }: AliasSuggestionsProps) {
  const { data, error, refetch } = useQuery(aliasSuggestionsQuery, {
    variables: { entityId },
    context: { quiet: true },
  });
  const suggestions = data?.entityAliasSuggestions;
  return (
    <Card title={texts.suggestions}>
      <div className={cardCss.cardBody}>
        <p className="soft">{texts.suggestionsDetail}</p>
        {error && !suggestions && (
          <Failed title={texts.suggestionsFailed} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {!suggestions && !error && <Skeleton rows={3} />}
        {suggestions?.length === 0 && <p className="quiet">{texts.noSuggestions}</p>}
        {suggestions && suggestions.length > 0 && (
          <ul className={css.aliasesSuggestions} aria-label={texts.suggestions}>
            {suggestions.map(({ alias, seen, alarms }) => (
              <li key={alias}>
                <div className="grow">
                  <span className="strong">{alias}</span>
                  <span className="meta quiet num">{`${texts.seen(seen)} ${texts.onAlarms(alarms)}`}</span>
                </div>
                <Button size="small" onClick={() => onShow(alias)}>
                  {texts.preview}
                </Button>
                {mayEdit && (
                  <Button size="small" variant="primary" onClick={() => onTake(alias)}>
                    {texts.make}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
