import { useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { notesMaxLength, ruleNameMaxLength } from '#domain/constants.ts';
import { useCriteriaRows } from '#features/criteria/criteria-rows.ts';
import { newRule, rulePath, rulesPath } from '#features/lists/places/rule-places.ts';
import * as frameCss from '#frame/frame.module.css';
import { Page } from '#frame/Page.tsx';
import type { AutomationRuleInput, RuleFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { pageTexts } from '#texts/pages.ts';
import { ruleFailureTexts, ruleListTexts, ruleEditorTexts as texts } from '#texts/rules.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { CheckboxField, TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import { DryRunCard } from './DryRunCard.tsx';
import { EnableDialog } from './EnableDialog.tsx';
import { Exclusions } from './Exclusions.tsx';
import { mayDo } from './may-do.ts';
import { PausedBanner } from './PausedBanner.tsx';
import { ActionsPart } from './parts/ActionsPart.tsx';
import { CriteriaPart } from './parts/CriteriaPart.tsx';
import { DelayPart } from './parts/DelayPart.tsx';
import { RulePart } from './parts/Part.tsx';
import { SchedulePart } from './parts/SchedulePart.tsx';
import { TriggerPart } from './parts/TriggerPart.tsx';
import { RuleHelp } from './RuleHelp.tsx';
import { RuleLog } from './RuleLog.tsx';
import { RuleStateTag } from './RuleStateTag.tsx';
import { criteriaFrom, draftOf, draftProblems, inputOf, planOf, problemAt } from './rule-draft.ts';
import { createRuleMutation, ruleQuery, updateRuleMutation } from './rule-queries.ts';
import * as css from './rules.module.css';
import { type PartName, Sentence } from './Sentence.tsx';
import { useDryRun } from './use-dry-run.ts';
import { useRuleNames } from './use-rule-names.ts';
import { useRuleVerbs } from './use-rule-verbs.ts';
import { useTemplates } from './use-templates.ts';

const isMissing = (error: unknown): boolean =>
  /NOT_FOUND/.test(JSON.stringify((error as { errors?: unknown } | undefined)?.errors ?? null));

/** The editor of a rule, or of one that does not exist yet. */
export function RulePage() {
  const { ruleId = newRule } = useParams();
  const [params] = useSearchParams();
  const templates = useTemplates();
  const template = templates.find(({ id }) => id === params.get('template'));
  const isNew = ruleId === newRule;
  const { data, error, refetch } = useQuery(ruleQuery, {
    variables: { id: ruleId },
    skip: isNew,
    ...alwaysFresh,
    context: { quiet: true },
  });
  const rule = data?.automationRule;
  const name = isNew ? texts.newTitle : (rule?.name ?? '');
  return (
    <Page
      crumbs={[
        { name: pageTexts.settings, to: '/settings' },
        { name: pageTexts.automationRules, to: rulesPath },
        ...(name ? [{ name }] : []),
      ]}
      title={name ? [name, pageTexts.automationRules] : [pageTexts.automationRules]}
    >
      {isNew && (
        <RuleEditor
          key={template?.id ?? newRule}
          rule={null}
          start={template?.input ?? null}
          onChanged={() => undefined}
        />
      )}
      {rule && <RuleEditor key={rule.id} rule={rule} start={null} onChanged={() => refetch().catch(() => undefined)} />}
      {!isNew && !rule && (
        <div className={frameCss.narrowPage}>
          <h1 className="unseen">{pageTexts.automationRules}</h1>
          {!error && <Skeleton />}
          {error && isMissing(error) && (
            <Missing title={texts.missing}>
              <ButtonLink to={rulesPath}>{texts.back}</ButtonLink>
            </Missing>
          )}
          {error && !isMissing(error) && (
            <Failed title={ruleFailureTexts.get} error={errorMessage(error)} onRetry={() => refetch()} />
          )}
        </div>
      )}
    </Page>
  );
}

interface RuleEditorProps {
  /** Null for a new one. */
  rule: RuleFieldsFragment | null;
  /** Ready-made rule that a new one begins with; it is tried at once. */
  start: AutomationRuleInput | null;
  onChanged: () => unknown;
}

function RuleEditor({ rule, start, onChanged }: RuleEditorProps) {
  const id = useId();
  const me = useMe();
  const navigate = useNavigate();
  const toaster = useToaster();
  const mayChange = can(me, 'automation', rule ? 'EDIT' : 'CREATE');
  const [isEnabling, setEnabling] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const verbs = useRuleVerbs(() => void onChanged());
  const [create] = useMutation(createRuleMutation, { context: { failure: ruleFailureTexts.create } });
  const [update] = useMutation(updateRuleMutation, { context: { failure: ruleFailureTexts.update } });
  const dryRun = useDryRun();

  const [first] = useState<Partial<RuleFieldsFragment> | AutomationRuleInput>(() => start ?? rule ?? {});
  const alarms = useCriteriaRows(criteriaFrom(first.criteria));
  const assets = useCriteriaRows(criteriaFrom(first.assetCriteria));
  const given = { criteria: alarms.filled, assetCriteria: assets.filled };
  const [savedCriteria, setSavedCriteria] = useState(JSON.stringify(given));
  const words = useRuleNames(assets.filled);
  const excludeIds = rule?.excludeIds ?? [];

  const save = async (draft: ReturnType<typeof draftOf>) => {
    const input = inputOf(draft, given);
    const kept = rule
      ? (await update({ variables: { id: rule.id, input, expectedVersion: rule.version } })).data?.updateAutomationRule
      : (await create({ variables: { input } })).data?.createAutomationRule;
    if (!kept) return false;
    setSavedCriteria(JSON.stringify(given));
    toaster.success(texts.saved);
    if (rule) {
      await onChanged();
      return;
    }
    release();
    navigate(rulePath(kept.id), { replace: true });
  };
  const form = useForm({
    initial: draftOf(first),
    pathPrefix: 'input',
    validate: ({ name }) => ({ name: name.trim() ? undefined : texts.nameRequired }),
    submit: save,
  });
  const draft = form.values;
  const input = inputOf(draft, given);
  const isDirty = form.isDirty || JSON.stringify(given) !== savedCriteria || (rule === null && start !== null);
  const { dialog, release } = useUnsavedChanges(mayChange && isDirty);
  // what is gone that a saved rule names is known to the server alone
  const problems = isDirty || !rule ? draftProblems(draft) : rule.problems;
  // what a new rule lacks is counted, and no fault yet
  const isUntouched = !rule && !isDirty;

  const isTried = useRef(false);
  useEffect(() => {
    if (!start || isTried.current) return;
    isTried.current = true;
    void dryRun.run(input, excludeIds, 30);
  });
  const partId = (part: PartName) => `${id}-${part}`;
  const goTo = (part: PartName) => {
    const element = document.getElementById(partId(part));
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  };
  const problemOf = (part: PartName): string | undefined => {
    if (isUntouched) return undefined;
    const path = { schedule: 'schedule', trigger: 'trigger', criteria: 'criteria', delay: 'delay', actions: 'actions' }[
      part
    ];
    return (
      problemAt(problems, path) ?? problems.find((one) => part === 'criteria' && /riteria/.test(one.path))?.message
    );
  };
  const parts: Array<{ part: PartName; content: ReactNode }> = [
    { part: 'schedule', content: <SchedulePart draft={draft} onChange={form.change} /> },
    {
      part: 'trigger',
      content: (
        <TriggerPart
          draft={draft}
          statuses={words.statuses}
          statusProblem={problemAt(problems, 'trigger.status')}
          onChange={form.change}
        />
      ),
    },
    { part: 'criteria', content: <CriteriaPart alarms={alarms} assets={assets} words={words} /> },
    { part: 'delay', content: <DelayPart draft={draft} error={form.field('delay').error} onChange={form.change} /> },
    {
      part: 'actions',
      content: <ActionsPart draft={draft} words={words} problems={problems} onChange={form.change} />,
    },
  ];
  const maySave = mayChange && draft.actions.every((action) => mayDo(me, action));
  const canEnable = maySave && rule?.state === 'DISABLED' && !isDirty && rule.isComplete;
  const isRisky = draft.actions.some(({ type }) => type === 'CREATE_WORK' || type === 'NOTIFY');
  return (
    <div className={css.rulePage}>
      <header className={css.rulePageHead}>
        <h1 className="grow ell" dir="auto">
          {rule?.name ?? texts.newTitle}
        </h1>
        {rule && <RuleStateTag state={rule.state} isComplete={rule.isComplete} />}
        {rule && <Button onClick={() => setLogOpen(true)}>{ruleListTexts.log}</Button>}
        {rule && mayChange && rule.state === 'ENABLED' && (
          <Button onClick={() => void verbs.pause(rule)}>{ruleListTexts.pause}</Button>
        )}
        {rule && mayChange && rule.state !== 'DISABLED' && (
          <Button onClick={() => void verbs.disable(rule)}>{ruleListTexts.disable}</Button>
        )}
        {mayChange && (
          <Button
            variant={canEnable ? 'default' : 'primary'}
            type="submit"
            form={id}
            isBusy={form.isSubmitting}
            disabled={!maySave || (rule !== null && !isDirty)}
          >
            {texts.saveDraft}
          </Button>
        )}
        {canEnable && (
          <Button variant="primary" onClick={() => setEnabling(true)}>
            {ruleListTexts.enable}
          </Button>
        )}
      </header>
      {rule?.state === 'PAUSED' && (
        <PausedBanner
          rule={rule}
          onLog={() => setLogOpen(true)}
          onResume={mayChange ? () => void verbs.resume(rule) : undefined}
        />
      )}
      <div className={css.ruleColumns}>
        <Form form={form} id={id} className={css.ruleParts}>
          <fieldset disabled={!mayChange} className={css.ruleFieldset}>
            {!mayChange && <p className="soft">{texts.viewOnly}</p>}
            {mayChange && !maySave && <p className="soft">{texts.beyondRole}</p>}
            <section className={`${kit.card} ${css.rulePart}`} aria-label={texts.name}>
              <TextField
                {...form.field('name')}
                label={texts.name}
                placeholder={texts.namePlaceholder}
                isRequired
                maxLength={ruleNameMaxLength}
              />
              <TextAreaField
                {...form.field('description')}
                label={texts.description}
                autoSize={{ minRows: 1, maxRows: 4 }}
                maxLength={notesMaxLength}
              />
            </section>
            {parts.map(({ part, content }, at) => (
              <RulePart key={part} part={part} place={at + 1} id={partId(part)} problem={problemOf(part)}>
                {content}
              </RulePart>
            ))}
            {isRisky && (
              <section className={`${kit.card} ${css.rulePart}`} aria-label={texts.pausesInFlood}>
                <CheckboxField
                  {...form.field('pausesInFlood')}
                  label={texts.pausesInFlood}
                  help={texts.pausesInFloodHelp}
                />
              </section>
            )}
            {rule && <Exclusions rule={rule} mayChange={mayChange} onChanged={onChanged} />}
          </fieldset>
        </Form>
        <aside className={css.ruleSide}>
          <section className={`${kit.card} ${css.ruleReads}`} aria-label={texts.reads}>
            <h2>{texts.reads}</h2>
            <Sentence plan={planOf(draft, given)} names={words.names} onPart={goTo} />
            <p className={`meta ${problems.length > 0 && !isUntouched ? css.ruleProblem : 'quiet'}`} role="status">
              {problems.length > 0 ? texts.problems(problems.length) : texts.complete}
            </p>
          </section>
          <DryRunCard dryRun={dryRun} input={input} excludeIds={excludeIds} />
          <RuleHelp isOpen={false} />
        </aside>
      </div>
      {rule && isEnabling && (
        <EnableDialog
          name={rule.name}
          input={input}
          excludeIds={excludeIds}
          onEnable={async () => (await verbs.enable(rule)) && setEnabling(false)}
          onClose={() => setEnabling(false)}
        />
      )}
      {rule && isLogOpen && <RuleLog rule={rule} onClose={() => setLogOpen(false)} />}
      {dialog}
    </div>
  );
}
