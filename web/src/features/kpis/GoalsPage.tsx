import { useMutation, useQuery } from '@apollo/client/react';
import { type KpiMetricType, type KpiUnit, unitMaxima, unitMs } from '#domain/kpis/definitions.ts';
import { AdministrationPage } from '#frame/AdministrationPage.tsx';
import type { KpiConfigFieldsFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { kpiMetricTexts, kpiUnitTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberField, SelectField, SwitchField } from '#ui/form/fields.tsx';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import {
  kpiDashboardConfigQuery,
  kpiMetricConfigsQuery,
  updateKpiDashboardConfigMutation,
  updateKpiMetricConfigsMutation,
} from './kpi-queries.ts';
import * as css from './kpis.module.css';

const columns = [
  { name: texts.metric },
  { name: texts.unit },
  { name: texts.goal },
  { name: texts.warning },
  { name: texts.scale },
];

/** Goals of metrics, and the switch of the dashboard. */
export function GoalsPage() {
  const configs = useQuery(kpiMetricConfigsQuery, { context: { quiet: true } });
  const shown = useQuery(kpiDashboardConfigQuery, { context: { quiet: true } });
  const error = configs.error ?? shown.error;
  const rows = configs.data?.kpiMetricConfigs;
  return (
    <AdministrationPage name={texts.goals}>
      <div className={css.kpiGoals}>
        <h1>{texts.goals}</h1>
        {error && !rows && (
          <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => configs.refetch()} />
        )}
        {!error && !rows && <Skeleton />}
        {shown.data && <DashboardSwitch isEnabled={shown.data.kpiDashboardConfig.isEnabled} />}
        {rows && <GoalsForm configs={rows} />}
      </div>
    </AdministrationPage>
  );
}

function DashboardSwitch({ isEnabled }: { isEnabled: boolean }) {
  const toaster = useToaster();
  const [save, { loading }] = useMutation(updateKpiDashboardConfigMutation, {
    context: { failure: texts.saveFailed },
    refetchQueries: ['KpiDashboardConfig'],
  });
  const change = async (next: boolean) => {
    if ((await save({ variables: { isEnabled: next } })).data) toaster.success();
  };
  return (
    <section className={kit.card}>
      <SwitchField
        label={texts.isEnabled}
        help={texts.isEnabledHelp}
        value={isEnabled}
        isBusy={loading}
        onChange={(next) => void change(next).catch(() => undefined)}
      />
    </section>
  );
}

type Config = KpiConfigFieldsFragment;
const bounds = ['goal', 'warning', 'scale'] as const;
type Bound = (typeof bounds)[number];
/** Fields of the form: a name begins with the metric. */
type Values = Record<`${KpiMetricType} ${Bound}`, number | null> & Record<`${KpiMetricType} format`, KpiUnit>;

const valuesOf = (configs: readonly Config[]): Values =>
  Object.fromEntries(
    configs.flatMap(({ metricType, format, goal, warning, scale }) => [
      [`${metricType} format`, format],
      [`${metricType} goal`, goal ?? null],
      [`${metricType} warning`, warning ?? null],
      [`${metricType} scale`, scale],
    ]),
  );

const unitsFor = (format: KpiUnit) =>
  (unitMs[format] ? (Object.keys(unitMs) as KpiUnit[]) : [format]).map((value) => ({
    value,
    label: kpiUnitTexts[value].name,
  }));

function GoalsForm({ configs }: { configs: readonly Config[] }) {
  const toaster = useToaster();
  const [save] = useMutation(updateKpiMetricConfigsMutation, { context: { failure: texts.saveFailed } });
  const form = useForm({
    initial: valuesOf(configs),
    submit: async (values) => {
      const given = configs.map(({ metricType, scale }) => ({
        metricType,
        format: values[`${metricType} format`],
        goal: values[`${metricType} goal`],
        warning: values[`${metricType} warning`],
        scale: values[`${metricType} scale`] ?? scale,
      }));
      const { data } = await save({ variables: { configs: given } });
      if (!data) return false;
      toaster.success();
      form.reset(valuesOf(data.updateKpiMetricConfigs));
    },
  });
  return (
    <section className={kit.card}>
      <Form form={form} isDisabled={!form.isDirty}>
        <p className="soft">{texts.goalsHint}</p>
        <div className={css.kpiGoalsScroll}>
          <Table label={texts.goals} columns={columns} className={css.kpiGoalsTable}>
            {configs.map(({ metricType, format }) => (
              <tr key={metricType}>
                <Cell>{kpiMetricTexts[metricType].name}</Cell>
                <Cell>
                  <SelectField
                    {...chosen(form.field(`${metricType} format`))}
                    label={texts.of(texts.unit, kpiMetricTexts[metricType].name)}
                    options={unitsFor(format)}
                  />
                </Cell>
                {bounds.map((bound) => (
                  <Cell key={bound}>
                    <NumberField
                      {...form.field(`${metricType} ${bound}`)}
                      label={texts.of(texts[bound], kpiMetricTexts[metricType].name)}
                      min={0}
                      max={unitMaxima[form.values[`${metricType} format`]]}
                    />
                  </Cell>
                ))}
              </tr>
            ))}
          </Table>
        </div>
        <div>
          <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={!form.isDirty}>
            {actionTexts.save}
          </Button>
        </div>
      </Form>
      {useUnsavedChanges(form.isUnsaved).dialog}
    </section>
  );
}
