import { useMutation, useQuery } from '@apollo/client/react';
import { CircleCheck, CircleDashed, Pencil, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { CmmsConfigOfQuery } from '#generated/graphql.ts';
import { fillsCmmsValues, hasCmmsConfig, seesCmmsValues } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsValueTexts as texts } from '#texts/cmms.ts';
import { actionTexts, plural } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import * as cardCss from '#ui/card.module.css';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as tableCss from '#ui/table.module.css';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './cmms-fields.module.css';
import { FieldControl } from './FieldControl.tsx';
import { cmmsConfigQuery, updateCmmsConfigMutation } from './form-queries.ts';
import { type CmmsDetails, sourceText, withValue } from './form-values.ts';

/** The alarm, or the asset or place, that is configured. */
type Target = { alarmId: string; entityId?: undefined } | { entityId: string; alarmId?: undefined };

/** Value of each CMMS field for an alarm or asset, and its source (CMMS.6). */
export function CmmsConfigCard(target: Target) {
  const me = useMe();
  const isVisible = seesCmmsValues(me);
  const { data, error, refetch } = useQuery(cmmsConfigQuery, {
    variables: target,
    skip: !isVisible,
    context: { quiet: true },
  });
  if (!isVisible) return <Empty title={texts.title}>{hasCmmsConfig(me) ? texts.noAccess : texts.notInPlan}</Empty>;
  if (error && !data)
    return (
      <section className={kit.card}>
        <Failed title={cmmsFailure('get', 'CMMS config')} error={errorMessage(error)} onRetry={() => refetch()} />
      </section>
    );
  if (!data) return <Skeleton className={kit.card} rows={4} />;
  if (data.cmmsConfig.length === 0) return <Empty title={texts.title}>{texts.noFields}</Empty>;
  return data.cmmsConfig.map((config) => (
    <SystemConfig
      key={config.externalSystem.id}
      config={config}
      target={target}
      canEdit={fillsCmmsValues(me)}
      onChange={() => void refetch().catch(() => undefined)}
    />
  ));
}

const Empty = ({ title, children }: { title: string; children: string }) => (
  <section className={kit.card} aria-label={title}>
    <div className={kit.cardHead}>
      <h2>{title}</h2>
    </div>
    <div className={cardCss.cardBody}>
      <p className={tableCss.emptyLine}>{children}</p>
    </div>
  </section>
);

interface SystemConfigProps {
  config: CmmsConfigOfQuery['cmmsConfig'][number];
  target: Target;
  canEdit: boolean;
  onChange: () => void;
}

function SystemConfig({ config, target, canEdit, onChange }: SystemConfigProps) {
  const id = useId();
  const toaster = useToaster();
  const { externalSystem: system, status, fields } = config;
  const [save] = useMutation(updateCmmsConfigMutation, { context: { failure: cmmsFailure('update', 'CMMS config') } });
  const form = useForm<{ draft: CmmsDetails | null }>({
    initial: { draft: null },
    submit: async ({ draft: cmmsConfig }) => {
      const { data } = await save({ variables: { ...target, externalSystemId: system.id, cmmsConfig } });
      if (!data) return false;
      form.reset({ draft: null });
      toaster.success();
      onChange();
    },
  });
  const { value: draft, onChange: setDraft } = form.field('draft');
  const changes = Object.keys(draft ?? {}).length;
  const { dialog } = useUnsavedChanges(changes > 0 && form.isUnsaved);
  const all = fields.map(({ field }) => field);
  const values = Object.fromEntries(
    fields.map(({ field, value }) => [field.id, draft && field.id in draft ? (draft[field.id] ?? null) : value]),
  );
  return (
    <section className={kit.card} aria-labelledby={`${id}-title`}>
      <div className={kit.cardHead}>
        <h2 id={`${id}-title`}>{system.displayName}</h2>
        {status === 'complete' && (
          <Tag tone="success" icon={CircleCheck} title={texts.status}>
            {texts.complete}
          </Tag>
        )}
        {status === 'incomplete' && (
          <Tag tone="warning" icon={CircleDashed} title={texts.status}>
            {texts.incomplete}
          </Tag>
        )}
        <span className="grow" />
        {canEdit && draft === null && (
          <Button size="small" icon={Pencil} onClick={() => setDraft({})}>
            {actionTexts.edit}
          </Button>
        )}
      </div>
      <Form
        form={form}
        isDisabled={draft === null || changes === 0}
        className={cardCss.cardBody}
        aria-label={system.displayName}
      >
        {fields.map((one) => {
          const { field, own } = one;
          const isChanged = draft !== null && field.id in draft;
          const note = one.problem ?? sourceText(one);
          return (
            <div key={field.id} className={css.cmmsConfigRow}>
              <label htmlFor={`${id}-${field.id}`}>{field.title}</label>
              {draft === null ? (
                <span id={`${id}-${field.id}`} className={one.value === null ? 'quiet' : undefined} dir="auto">
                  {one.label ?? unknown}
                </span>
              ) : (
                <span className={css.cmmsConfigControl}>
                  <FieldControl
                    id={`${id}-${field.id}`}
                    field={field}
                    value={values[field.id] ?? null}
                    valueLabel={isChanged ? null : one.label}
                    details={values}
                    describedBy={`${id}-${field.id}-note`}
                    onChange={(value) => setDraft(withValue(draft, all, field.id, value))}
                  />
                  {own !== null && !field.isReadOnly && (
                    <IconButton
                      icon={Undo2}
                      label={texts.inherit(field.title)}
                      onClick={() => setDraft({ ...draft, [field.id]: null })}
                    />
                  )}
                </span>
              )}
              <FieldMessage
                id={`${id}-${field.id}-note`}
                state={!isChanged && one.problem ? 'warning' : undefined}
                message={one.problem}
                hint={isChanged ? texts.changed : (note ?? undefined)}
              />
            </div>
          );
        })}
        {draft !== null && (
          <div className={css.cmmsFoot}>
            <span className="meta quiet grow" aria-live="polite">
              {plural(changes, 'change')}
            </span>
            <Button size="small" onClick={() => setDraft(null)}>
              {texts.discard}
            </Button>
            <Button type="submit" variant="primary" size="small" isBusy={form.isSubmitting} disabled={changes === 0}>
              {actionTexts.save}
            </Button>
          </div>
        )}
      </Form>
      {dialog}
    </section>
  );
}
