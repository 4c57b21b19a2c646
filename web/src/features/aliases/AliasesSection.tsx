import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { aliasTexts as texts } from '#texts/aliases.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { AliasPreview } from './AliasPreview.tsx';
import { AliasSuggestions } from './AliasSuggestions.tsx';
import { addAliasMutation, aliasesQuery, checkAliasQuery, removeAliasMutation } from './alias-queries.ts';
import './aliases.css';

/** The aliases of an asset: those it has, a new one with what it would change, and suggestions from recent texts. */
export function AliasesSection({ entityId }: { entityId: string }) {
  const toaster = useToaster();
  const mayEdit = can(useMe(), 'assets', 'EDIT');
  const { data, error, refetch } = useQuery(aliasesQuery, { variables: { entityId }, context: { quiet: true } });
  const [add, { loading: isAdding }] = useMutation(addAliasMutation, { context: { failure: texts.addFailed } });
  const [remove] = useMutation(removeAliasMutation, { context: { failure: texts.removeFailed } });
  const [typed, setTyped] = useState('');
  /** The alias whose consequences are shown. */
  const [shown, setShown] = useState<string | null>(null);
  const aliases = data?.entityAliases;
  const take = async (alias: string) => {
    const { data: done } = await add({ variables: { entityId, alias } }).catch(() => ({ data: null }));
    if (!done) return;
    await refetch();
    toaster.success(texts.added(alias));
    setTyped('');
    setShown(alias);
  };
  const takeAway = async (alias: string) => {
    if (!(await remove({ variables: { entityId, alias } }).catch(() => null))?.data) return;
    await refetch();
    toaster.success(texts.removed(alias));
  };
  return (
    <div className="aliases">
      <Card title={texts.title}>
        <div className="card-body">
          <p className="soft">{texts.detail}</p>
          {error && !aliases && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
          {!aliases && !error && <Skeleton rows={2} />}
          {aliases?.length === 0 && <p className="quiet">{texts.empty}</p>}
          {aliases && aliases.length > 0 && (
            <ul className="aliases-list" aria-label={texts.title}>
              {aliases.map(({ alias, isShort }) => (
                <li key={alias} className="aliases-item">
                  <button type="button" className="aliases-name" onClick={() => setShown(alias)}>
                    {alias}
                  </button>
                  {isShort && (
                    <span className="aliases-short" title={texts.short}>
                      <TriangleAlert size={14} role="img" aria-label={texts.short} />
                    </span>
                  )}
                  {mayEdit && (
                    <Confirm
                      question={texts.removeQuestion(alias)}
                      detail={texts.removeDetail}
                      action={actionTexts.remove}
                      isDanger
                      onConfirm={() => void takeAway(alias)}
                    >
                      <IconButton icon={X} label={texts.remove(alias)} />
                    </Confirm>
                  )}
                </li>
              ))}
            </ul>
          )}
          {mayEdit && (
            <NewAlias
              entityId={entityId}
              value={typed}
              isBusy={isAdding}
              onChange={setTyped}
              onShow={() => setShown(typed.trim())}
              onAdd={() => void take(typed.trim())}
            />
          )}
        </div>
      </Card>
      {shown !== null && shown !== '' && (
        <AliasPreview
          entityId={entityId}
          alias={shown}
          canApply={mayEdit && (aliases?.some(({ alias }) => alias === shown) ?? false)}
          onClose={() => setShown(null)}
        />
      )}
      <AliasSuggestions
        // another alias means other suggestions
        key={aliases?.length}
        entityId={entityId}
        mayEdit={mayEdit}
        onShow={setShown}
        onTake={(alias) => void take(alias)}
      />
    </div>
  );
}

interface NewAliasProps {
  entityId: string;
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
  onShow: () => void;
  onAdd: () => void;
}

/** The field of a new alias, which is checked while it is typed. */
function NewAlias({ entityId, value, isBusy, onChange, onShow, onAdd }: NewAliasProps) {
  const alias = useDebounced(value.trim());
  const { data } = useQuery(checkAliasQuery, {
    variables: { entityId, alias },
    skip: alias === '',
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const isCurrent = alias === value.trim();
  const judged = isCurrent && alias !== '' ? data?.checkEntityAliasesIsUnique : undefined;
  const [one] = judged?.aliases ?? [];
  const isTaken = judged !== undefined && !judged.isUnique;
  return (
    <form
      className="aliases-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (alias !== '' && !isTaken) onAdd();
      }}
    >
      <TextField
        name="alias"
        label={texts.new}
        value={value}
        maxLength={200}
        error={isTaken ? texts.taken(one?.conflict?.name ?? '') : undefined}
        help={one?.isShort && !isTaken ? texts.short : undefined}
        onChange={onChange}
        onBlur={() => {}}
      />
      <div className="line aliases-actions">
        <Button disabled={value.trim() === ''} onClick={onShow}>
          {texts.preview}
        </Button>
        <Button type="submit" variant="primary" icon={Plus} isBusy={isBusy} disabled={value.trim() === '' || isTaken}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
