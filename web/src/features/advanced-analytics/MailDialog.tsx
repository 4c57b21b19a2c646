import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { viewMailRecipientsMax } from '#domain/constants.ts';
import { minuteLabel } from '#features/criteria/range-labels.ts';
import type { MailFormat, MailFrequency, SavedViewFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { pivotTexts } from '#texts/advanced-analytics.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { NumberField, RadioField, SelectField, TextField } from '#ui/form/fields.tsx';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { formatDateTime } from '#ui/format.ts';
import { MultiSelect } from '#ui/Select.tsx';
import { TimezoneSelect } from '#ui/TimezoneSelect.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as css from './advanced-analytics.module.css';
import { mailRecipientsQuery, scheduleMailMutation, stopMailMutation } from './pivot-queries.ts';

const texts = pivotTexts.mail;
const frequencies = (Object.keys(texts.frequencies) as MailFrequency[]).map((value) => ({
  value,
  label: texts.frequencies[value],
}));
const formats = (Object.keys(texts.formats) as MailFormat[]).map((value) => ({ value, label: texts.formats[value] }));
const weekdays = texts.weekdays.map((label, at) => ({ value: at + 1, label }));

interface Values {
  frequency: MailFrequency;
  weekday: number | null;
  monthday: number | null;
  /** `07:00` */
  time: string;
  timezone: string;
  format: MailFormat;
  recipients: string[];
}

const usualMinute = 7 * 60;
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a view is mailed, and to whom. */
export function MailDialog({ view, onClose }: { view: SavedViewFieldsFragment; onClose: () => void }) {
  const me = useMe();
  const toaster = useToaster();
  const { mail } = view;
  const { data } = useQuery(mailRecipientsQuery, { variables: { nameLike: null }, context: { quiet: true } });
  const [schedule] = useMutation(scheduleMailMutation, { context: { failure: texts.failed } });
  const [stop] = useMutation(stopMailMutation, { context: { failure: texts.stopFailed } });
  const [isStopping, setStopping] = useState(false);
  const form = useForm<Values>({
    initial: {
      frequency: mail?.frequency ?? 'WEEKLY',
      weekday: mail?.weekday ?? 1,
      monthday: mail?.monthday ?? 1,
      time: minuteLabel(mail?.minute ?? usualMinute),
      timezone: mail?.timezone ?? view.pivot?.timezone ?? 'UTC',
      format: mail?.format ?? 'SHEET',
      recipients: mail?.recipients.flatMap(({ id }) => id ?? []) ?? [],
    },
    validate: ({ recipients }) => ({ recipients: recipients.length === 0 ? texts.recipientsRequired : undefined }),
    pathPrefix: 'input',
    submit: async ({ time, frequency, weekday, monthday, ...rest }) => {
      const input = {
        ...rest,
        frequency,
        minute: minuteOf(time),
        weekday: frequency === 'WEEKLY' ? weekday : null,
        monthday: frequency === 'MONTHLY' ? monthday : null,
      };
      const saved = (await schedule({ variables: { viewId: view.id, input } })).data?.scheduleSavedViewMail.mail;
      if (!saved) return false;
      toaster.success(texts.scheduled(formatDateTime(saved.nextAt)));
      onClose();
    },
  });
  const stopIt = async () => {
    setStopping(true);
    const done = await stop({ variables: { viewId: view.id } }).catch(() => ({ data: null }));
    setStopping(false);
    if (!done.data) return;
    toaster.success(texts.stopped(view.name));
    onClose();
  };
  const { frequency } = form.values;
  const recipients = form.field('recipients');
  const known = [...(mail?.recipients ?? []), ...(data?.savedViewMailRecipients ?? [])];
  const people = [...new Map(known.flatMap(({ id, displayName }) => (id ? [[id, displayName]] : []))).entries()];
  return (
    <Dialog
      title={texts.title(view.name)}
      size="wide"
      action={texts.save}
      form={form}
      isDisabled={!can(me, 'savedViews', 'EDIT')}
      onClose={onClose}
      extra={
        mail && (
          <Button variant="danger" isBusy={isStopping} onClick={stopIt}>
            {texts.stop}
          </Button>
        )
      }
    >
      {mail && (
        <p className={`${css.pivotMail} line meta quiet`}>
          {mail.lastSentAt ? texts.lastSent(formatDateTime(mail.lastSentAt)) : texts.neverSent}
          {mail.lastError && <span className={css.isBad}>{texts.lastError(mail.lastError)}</span>}
        </p>
      )}
      <RadioField {...chosen(form.field('frequency'))} label={texts.frequency} options={frequencies} />
      <div className={css.pivotMailWhen}>
        {frequency === 'WEEKLY' && (
          <SelectField {...form.field('weekday')} label={texts.weekday} options={weekdays} isRequired />
        )}
        {frequency === 'MONTHLY' && (
          <NumberField
            {...form.field('monthday')}
            label={texts.monthday}
            help={texts.monthdayHint}
            min={1}
            max={31}
            isRequired
          />
        )}
        <TextField {...form.field('time')} label={texts.time} type="time" isRequired />
        <Field label={texts.timezone}>
          {() => <TimezoneSelect value={form.values.timezone} onChange={(timezone) => form.change({ timezone })} />}
        </Field>
      </div>
      <Field label={texts.recipients} help={texts.recipientsHint} error={recipients.error} isRequired>
        {(tied) => (
          <MultiSelect
            id={tied.id}
            describedBy={tied['aria-describedby']}
            className={css.pivotMailPeople}
            value={recipients.value}
            options={data ? people.map(([value, label]) => ({ value, label })) : undefined}
            onChange={(next) => recipients.onChange(next.slice(0, viewMailRecipientsMax))}
          />
        )}
      </Field>
      <RadioField {...chosen(form.field('format'))} label={texts.format} help={texts.pdfHint} options={formats} />
      <p className="meta quiet">{texts.hint}</p>
    </Dialog>
  );
}
