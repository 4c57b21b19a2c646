import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, Trash2 } from 'lucide-react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { holidayTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import { dayName, dayOf } from '#ui/days.ts';
import { Form } from '#ui/form/Form.tsx';
import { CheckboxField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { viewerTimezone } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { createHolidayMutation, deleteHolidayMutation, holidaysQuery } from './holiday-queries.ts';
import * as css from './holidays.module.css';

const nameMaxLength = 100;
const { columns } = texts;

/** Days on which the customer's people do not work, which schedules can leave out. */
export function HolidaysPage() {
  const mayChange = can(useMe(), 'customerSettings', 'EDIT');
  const toaster = useToaster();
  const { data, error, refetch } = useQuery(holidaysQuery, {
    context: { quiet: true },
  });
  const [remove] = useMutation(deleteHolidayMutation, { context: { failure: texts.deleteFailed } });
  const holidays = data?.holidays;
  const today = dayOf(new Date(), viewerTimezone());
  const again = () => refetch().catch(() => undefined);
  const takeAway = async (id: string) => {
    if (!(await remove({ variables: { id } })).data) return;
    toaster.success();
    await again();
  };
  return (
    <SettingsPage name={texts.title}>
      <p className="soft">{texts.subtitle}</p>
      <section className={`${kit.card} ${css.card}`} aria-label={texts.title}>
        {!holidays && !error && <Skeleton rows={3} />}
        {!holidays && error && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {holidays?.length === 0 && <Empty kind="none" title={texts.none} detail={mayChange && texts.noneDetail} />}
        {holidays && holidays.length > 0 && (
          <Table
            label={texts.title}
            columns={[
              { name: columns.date },
              { name: columns.name },
              { name: columns.repeats },
              mayChange && { name: columns.actions, isUnseen: true },
            ]}
          >
            {holidays.map(({ id, date, name, isYearly }) => (
              <tr key={id}>
                <Cell kind="time">{dayName(date)}</Cell>
                <Cell dir="auto">{name}</Cell>
                <Cell isSoft>
                  {isYearly ? texts.yearly : texts.once} {!isYearly && date < today && <Tag>{texts.passed}</Tag>}
                </Cell>
                {mayChange && (
                  <Cell kind="actions">
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={texts.remove(name)}
                      onClick={() => void takeAway(id)}
                    />
                  </Cell>
                )}
              </tr>
            ))}
          </Table>
        )}
        {mayChange && holidays && <NewHoliday onAdded={again} />}
      </section>
    </SettingsPage>
  );
}

const blank = { date: '', name: '', isYearly: true };

function NewHoliday({ onAdded }: { onAdded: () => unknown }) {
  const toaster = useToaster();
  const [create] = useMutation(createHolidayMutation, { context: { failure: texts.createFailed } });
  const form = useForm({
    initial: blank,
    pathPrefix: 'input',
    showErrors: 'submit',
    validate: ({ date, name }) => ({
      date: date ? undefined : texts.dateRequired,
      name: name.trim() ? undefined : texts.nameRequired,
    }),
    submit: async (input) => {
      if (!(await create({ variables: { input } })).data) return false;
      toaster.success();
      form.reset(blank);
      await onAdded();
    },
  });
  return (
    <Form form={form} className={css.form}>
      <TextField {...form.field('date')} type="date" label={texts.date} />
      <TextField {...form.field('name')} label={texts.name} maxLength={nameMaxLength} />
      <CheckboxField {...form.field('isYearly')} label={texts.isYearly} />
      <Button type="submit" variant="primary" icon={Plus} isBusy={form.isSubmitting}>
        {texts.add}
      </Button>
    </Form>
  );
}
