import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { aliasTexts as texts } from '#texts/aliases.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import * as cardCss from '#ui/card.module.css';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { AliasPreview } from './AliasPreview.tsx';
import { AliasSuggestions } from './AliasSuggestions.tsx';
import { addAliasMutation, aliasesQuery, checkAliasQuery, removeAliasMutation } from './alias-queries.ts';
import * as css from './aliases.module.css';

/** The aliases of an asset: those it has, a new one with what it would change, and suggestions from recent texts. */
export function AliasesSection({ entityId }: { entityId: string }) {
  const toaster = useToaster();
  const mayEdit = can(useMe(), 'assets', 'EDIT');
  const { data, error, refetch } = useQuery(aliasesQuery, { variables: { entityId }, context: { quiet: true } });
  const [add] = useMutation(addAliasMutation, { context: { failure: texts.addFailed } });
  const [remove] = useMutation(removeAliasMutation, { context: { failure: texts.removeFailed } });
  /** The alias whose consequences are shown. */
  const [shown, setShown] = useState<string | null>(null);
  const aliases = data?.entityAliases;
  /** @returns false if it was not taken. */
  const take = async (alias: string) => {
    const { data: done } = await add({ variables: { entityId, alias } }).catch(() => ({ data: null }));
    if (!done) return false;
    await refetch();
    toaster.success(texts.added(alias));
    setShown(alias);
    return true;
  };
  const takeAway = async (alias: string) => {
    if (!(await remove({ variables: { entityId, alias } }).catch(() => null))?.data) return;
    await refetch();
    toaster.success(texts.removed(alias));
  };
  return (
    <div className={css.aliases}>
      <Card title={texts.title}>
        <div className={cardCss.cardBody}>
          <p className="soft">{texts.detail}</p>
          {error && !aliases && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
          {!aliases && !error && <Skeleton rows={2} />}
          {aliases?.length === 0 && <p className="quiet">{texts.empty}</p>}
          {aliases && aliases.length > 0 && (
            <ul className={css.aliasesList} aria-label={texts.title}>
              {aliases.map(({ alias, isShort }) => (
                <li key={alias} className={css.aliasesItem}>
                  <Button variant="inline" onClick={() => setShown(alias)}>
                    {alias}
                  </Button>
                  {isShort && (
                    <span className={css.aliasesShort} title={texts.short}>
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
          {mayEdit && <NewAlias entityId={entityId} onShow={setShown} onAdd={take} />}
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
  onShow: (alias: string) => void;
  /** @returns false if it was not taken. */
  onAdd: (alias: string) => Promise<boolean>;
}

/** The field of a new alias, which is checked while it is typed. */
function NewAlias({ entityId, onShow, onAdd }: NewAliasProps) {
  const form = useForm({
    initial: { alias: '' },
    submit: async ({ alias }) => {
      if (!(await onAdd(alias.trim()))) return false;
      form.reset({ alias: '' });
    },
  });
  const field = form.field('alias');
  const typed = field.value.trim();
  const alias = useDebounced(typed);
  const { data } = useQuery(checkAliasQuery, {
    variables: { entityId, alias },
    skip: alias === '',
    ...alwaysFresh,
    context: { quiet: true },
  });
  const isCurrent = alias === typed;
  const judged = isCurrent && alias !== '' ? data?.checkEntityAliasesIsUnique : undefined;
  const [one] = judged?.aliases ?? [];
  const isTaken = judged !== undefined && !judged.isUnique;
  return (
    <Form form={form} isDisabled={typed === '' || isTaken} className={css.aliasesNew}>
      <TextField
        {...field}
        label={texts.new}
        maxLength={200}
        error={isTaken ? texts.taken(one?.conflict?.name ?? '') : undefined}
        help={one?.isShort && !isTaken ? texts.short : undefined}
      />
      <div className={`line ${css.aliasesActions}`}>
        <Button disabled={typed === ''} onClick={() => onShow(typed)}>
          {texts.preview}
        </Button>
        <Button
          type="submit"
          variant="primary"
          icon={Plus}
          isBusy={form.isSubmitting}
          disabled={typed === '' || isTaken}
        >
          {texts.add}
        </Button>
      </div>
    </Form>
  );
}
