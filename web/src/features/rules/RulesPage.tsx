import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ruleNameMaxLength, ruleWaitingCountMax } from '#domain/constants.ts';
import { newRule, rulePath } from '#features/lists/places/rule-places.ts';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import type { RuleRowFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { ruleFailureTexts, ruleListTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { useDebounced } from '#ui/use-debounced.ts';
import { useReorder } from '#ui/use-reorder.ts';
import { EnableDialog } from './EnableDialog.tsx';
import { PausedBanner } from './PausedBanner.tsx';
import { RuleHelp } from './RuleHelp.tsx';
import { RuleLog } from './RuleLog.tsx';
import { RuleRow } from './RuleRow.tsx';
import { criteriaFrom, draftOf, inputOf } from './rule-draft.ts';
import { reorderRulesMutation, ruleQuery, rulesQuery } from './rule-queries.ts';
import * as css from './rules.module.css';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { useRuleVerbs } from './use-rule-verbs.ts';

/** Rules that are read at once. */
const pageSize = 100;
/** Rules above which they are searched. */
const searchedFrom = 8;
type Rule = RuleRowFragment;
type Opened = { kind: 'log' | 'delete' | 'disable' | 'enable'; rule: Rule };

/** Automation rules of the customer in the order in which they act (AUTO-007). */
export function RulesPage() {
  const me = useMe();
  const navigate = useNavigate();
  const [canCreate, canEdit] = [can(me, 'automation', 'CREATE'), can(me, 'automation', 'EDIT')];
  const [limit, setLimit] = useState(pageSize);
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed);
  const { data, previousData, error, refetch } = useQuery(rulesQuery, {
    variables: { where: nameLike ? { nameLike } : null, limit },
    context: { quiet: true },
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const again = () => refetch().catch(() => undefined);
  const verbs = useRuleVerbs(() => void again());
  const { automationRules: rules, count } = (data ?? previousData)?.automationRulesAndCount ?? {};
  const close = () => setOpened(null);
  const ask = (kind: Opened['kind'], rule: Rule) => setOpened({ kind, rule });
  return (
    <SettingsPage name={texts.title} isWide>
      <div className={css.rulesHead}>
        <p className="soft grow">{texts.subtitle}</p>
        {canCreate && (
          <>
            <Button icon={WandSparkles} onClick={() => setChoosing(true)}>
              {texts.readyMade}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => navigate(rulePath(newRule))}>
              {texts.new}
            </Button>
          </>
        )}
      </div>
      {rules
        ?.filter(({ state }) => state === 'PAUSED')
        .map((rule) => (
          <PausedBanner
            key={rule.id}
            rule={rule}
            onLog={() => ask('log', rule)}
            onResume={canEdit ? () => void verbs.resume(rule) : undefined}
          />
        ))}
      <section className={`${kit.card} ${css.rulesCard}`} aria-label={texts.title}>
        {!rules && !error && <Skeleton rows={4} />}
        {!rules && error && (
          <Failed title={ruleFailureTexts.get} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {(nameLike || typed || (count ?? 0) > searchedFrom) && (
          <div className={css.rulesSearch}>
            <SearchInput label={texts.search} maxLength={ruleNameMaxLength} value={typed} onChange={setTyped} />
          </div>
        )}
        {rules?.length === 0 && nameLike && <Empty kind="filtered" title={texts.noneFound} />}
        {rules?.length === 0 && !nameLike && (
          <Empty kind="none" title={texts.none} detail={canCreate ? texts.noneDetail : texts.noneSeen} />
        )}
        {rules && rules.length > 0 && (
          <RuleList
            rules={rules}
            canMove={canEdit && !nameLike && rules.length === count}
            onMoved={again}
            onAsk={ask}
            onPause={(rule) => void verbs.pause(rule)}
            onResume={(rule) => void verbs.resume(rule)}
            onDisable={(rule) => (rule.waitingCount > 0 ? ask('disable', rule) : void verbs.disable(rule))}
            onClone={(rule) => void verbs.clone(rule)}
          />
        )}
        {rules && count !== undefined && (
          <MoreButton shown={rules.length} total={count} onMore={async () => setLimit(limit + pageSize)} />
        )}
      </section>
      <RuleHelp isOpen={rules?.length === 0 && !nameLike} />
      {isChoosing && <TemplatesDialog onClose={() => setChoosing(false)} />}
      {opened?.kind === 'log' && <RuleLog rule={opened.rule} onClose={close} />}
      {opened?.kind === 'enable' && (
        <StoredEnableDialog
          rule={opened.rule}
          onEnable={async () => (await verbs.enable(opened.rule)) && close()}
          onClose={close}
        />
      )}
      {opened?.kind === 'delete' && (
        <Dialog
          title={texts.deleteTitle(opened.rule.name)}
          action={texts.delete}
          isDanger
          onSubmit={async () => (await verbs.remove(opened.rule)) && close()}
          onClose={close}
        >
          <p>{texts.deleteDetail}</p>
        </Dialog>
      )}
      {opened?.kind === 'disable' && (
        <Dialog
          title={texts.disableTitle(opened.rule.name)}
          action={texts.disable}
          onSubmit={async () => (await verbs.disable(opened.rule)) && close()}
          onClose={close}
        >
          <p>{texts.disableDetail(opened.rule.waitingCount, ruleWaitingCountMax)}</p>
        </Dialog>
      )}
    </SettingsPage>
  );
}

interface RuleListProps {
  rules: readonly Rule[];
  canMove: boolean;
  /** Reads the rules again. */
  onMoved: () => Promise<unknown>;
  onAsk: (kind: Opened['kind'], rule: Rule) => void;
  onPause: (rule: Rule) => void;
  onResume: (rule: Rule) => void;
  onDisable: (rule: Rule) => void;
  onClone: (rule: Rule) => void;
}

/** The rules in their order, which is changed by dragging, by arrow keys on a grip, and by the menu. */
function RuleList({ rules, canMove, onMoved, onAsk, ...on }: RuleListProps) {
  const ids = rules.map(({ id }) => id);
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const [reorder] = useMutation(reorderRulesMutation, { context: { failure: ruleFailureTexts.reorder } });
  const save = async (next: string[], moved: string) => {
    setPending(next);
    const { data } = await reorder({ variables: { ids: next } }).catch(() => ({ data: null }));
    if (data) {
      const rule = rules.find(({ id }) => id === moved);
      if (rule) setSaid(texts.moved(rule.name, next.indexOf(rule.id) + 1));
      await onMoved();
    }
    setPending(null);
  };
  const { order, draggedId, list, move, grip } = useReorder(pending ?? ids, (next, moved) => void save(next, moved));
  return (
    <>
      <ul ref={list} aria-label={texts.title}>
        {order.map((id, at) => {
          const rule = rules.find((one) => one.id === id);
          return (
            rule && (
              <RuleRow
                key={id}
                rule={rule}
                place={at + 1}
                isDragged={id === draggedId}
                grip={canMove ? grip(id) : undefined}
                onUp={canMove && at > 0 ? () => move(id, -1) : undefined}
                onDown={canMove && at < order.length - 1 ? () => move(id, 1) : undefined}
                onEnable={() => onAsk('enable', rule)}
                onDisable={() => on.onDisable(rule)}
                onPause={() => on.onPause(rule)}
                onResume={() => on.onResume(rule)}
                onClone={() => on.onClone(rule)}
                onLog={() => onAsk('log', rule)}
                onDelete={() => onAsk('delete', rule)}
              />
            )
          );
        })}
      </ul>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}

interface StoredEnableDialogProps {
  rule: Rule;
  onEnable: () => unknown;
  onClose: () => void;
}

/** Reads a rule in full, and shows what it would have done before it is enabled. */
function StoredEnableDialog({ rule, onEnable, onClose }: StoredEnableDialogProps) {
  const { data } = useQuery(ruleQuery, {
    variables: { id: rule.id },
    ...alwaysFresh,
    context: { failure: ruleFailureTexts.get },
  });
  const whole = data?.automationRule;
  if (!whole) return null;
  const criteria = { criteria: criteriaFrom(whole.criteria), assetCriteria: criteriaFrom(whole.assetCriteria) };
  return (
    <EnableDialog
      name={rule.name}
      input={inputOf(draftOf(whole), criteria)}
      excludeIds={whole.excludeIds}
      onEnable={onEnable}
      onClose={onClose}
    />
  );
}
