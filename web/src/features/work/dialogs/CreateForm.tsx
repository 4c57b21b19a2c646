import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { CmmsFields } from '#features/fields/cmms/CmmsFields.tsx';
import type { CmmsDetails } from '#features/fields/cmms/form-values.ts';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { hasCmmsConfig } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { ticketDialogTexts, ticketTexts, workTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import * as formCss from '#ui/form/form.module.css';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as workCss from '../work.module.css';
import { attachMutation, createWorkMutation } from '../work-mutations.ts';
import { workDefaultsQuery } from '../work-queries.ts';
import { CreateAlarms } from './CreateAlarms.tsx';
import { type OpenTicket, OpenTickets } from './OpenTickets.tsx';
import { TicketFields } from './TicketFields.tsx';
import { draftErrors, type TicketDraft } from './ticket-draft.ts';

const hourMs = 3_600_000;

interface CreateFormProps {
  /** Chosen alarms; of more than a ticket takes, it takes the highest. */
  alarmIds: string[];
  onCancel: () => void;
  onDone: () => void;
  /** Called once something was typed. */
  onDirty?: () => void;
}

interface CreateDraft extends TicketDraft {
  /** Values of the maintenance system's fields. */
  external: CmmsDetails;
}

/** The form of a new ticket; where its alarms have open work, the person attaches to a ticket or goes on. */
export function CreateForm({ alarmIds, onCancel, onDone, onDirty }: CreateFormProps) {
  const me = useMe();
  const client = useApolloClient();
  const toaster = useToaster();
  const navigate = useNavigate();
  const places = useShellPlaces();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<{ tickets: OpenTicket[]; count: number } | null>(null);
  const { data, error, refetch } = useQuery(workDefaultsQuery, {
    variables: { alarmIds },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const defaults = data?.workTicketDefaults;
  const alarms = useMemo(() => (defaults?.alarms ?? []).filter(({ id }) => !removed.has(id)), [defaults, removed]);
  const ids = useMemo(() => alarms.map(({ id }) => id), [alarms]);
  const [systemId, setSystemId] = useState<string | null>(null);
  const system = defaults?.systems.find(({ id }) => id === systemId) ?? defaults?.systems[0];
  const [isExternalValid, setExternalValid] = useState(true);

  /** @returns false where open tickets are to be seen first. */
  const create = async ({ external, ...draft }: CreateDraft, isDuplicateAccepted: boolean): Promise<boolean> => {
    const { data: answer } = await client.mutate({
      mutation: createWorkMutation,
      variables: {
        details: { ...draft, externalSystemId: system?.id },
        alarms: ids,
        additionalDetails: external,
        isDuplicateAccepted,
      },
      context: { failure: workTexts.failed.create },
    });
    if (!answer) return false;
    const { workTicket, openTickets, openTicketCount } = answer.createWorkTicket;
    if (!workTicket) {
      setOpen({ tickets: openTickets, count: openTicketCount });
      return false;
    }
    const { displayId, externalSystem } = workTicket;
    toaster.success(
      ticketDialogTexts.created(displayId),
      externalSystem ? ticketTexts.sendingTo(externalSystem.displayName) : undefined,
    );
    onDone();
    return true;
  };
  const attach = async (ticketId: string) => {
    const { data: answer } = await client.mutate({
      mutation: attachMutation,
      variables: { id: ticketId, alarmIds: ids },
      context: { failure: workTexts.failed.update },
    });
    if (!answer) return;
    toaster.success(ticketDialogTexts.attachedTo(answer.attachWorkTicketAlarms.displayId));
    onDone();
    navigate(places.ticket({ id: ticketId, state: 'OPEN' }));
  };

  const form = useForm<CreateDraft>({
    initial: {
      objective: '',
      assignedTo: me.isProviderStaff ? null : me.user.id,
      dueBy: null,
      problemDetails: '',
      external: {},
    },
    validate: ({ external: _, ...draft }) => ({
      ...draftErrors(draft, Date.now()),
      ...(!isExternalValid && { external: ticketDialogTexts.externalInvalid }),
    }),
    showErrors: 'submit',
    pathPrefix: 'details',
    submit: (values) => create(values, false),
  });
  const { preset, isDirty } = form;
  useEffect(() => {
    if (!defaults) return;
    preset({
      objective: defaults.objective,
      dueBy: new Date(Date.now() + defaults.dueInHours * hourMs).toISOString(),
    });
  }, [defaults, preset]);
  useEffect(() => {
    if (isDirty) onDirty?.();
  }, [isDirty, onDirty]);

  // the error link says what failed
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  if (open)
    return (
      <OpenTickets
        {...open}
        onAttach={(id) => quietly(attach(id))}
        onGoOn={() => quietly(create(form.values, true))}
        onBack={() => setOpen(null)}
      />
    );
  if (error && !defaults)
    return <Failed title={ticketDialogTexts.defaultsFailed} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (!defaults) return <Skeleton className={workCss.createForm} />;
  return (
    <Form form={form} className={workCss.createForm} aria-label={workTexts.createWork}>
      <div className={formCss.fields}>
        {alarmIds.length > maxAlarmsPerTicket && (
          <p>{ticketDialogTexts.takesHighest(maxAlarmsPerTicket, alarmIds.length)}</p>
        )}
        <TicketFields form={form} />
        {alarms.length > 0 && (
          <CreateAlarms alarms={alarms} onRemove={(id) => setRemoved((before) => new Set(before).add(id))} />
        )}
        {system && (
          <section className={workCss.createExternal} aria-label={system.displayName}>
            <h3>{system.displayName}</h3>
            {defaults.systems.length > 1 && (
              <Select
                label={ticketDialogTexts.system}
                value={system.id}
                options={defaults.systems.map(({ id, displayName }) => ({ value: id, label: displayName }))}
                onChange={(id) => {
                  setSystemId(id);
                  setExternalValid(true);
                  form.change({ external: {} });
                }}
              />
            )}
            <p className="meta soft">{ticketDialogTexts.keptInSync(system.displayName)}</p>
            {hasCmmsConfig(me) && (
              <CmmsFields
                key={system.id}
                externalSystemId={system.id}
                alarmIds={ids}
                details={form.values.external}
                onChange={(external) => form.change({ external })}
                onValid={setExternalValid}
                showsProblems={form.isTried}
              />
            )}
          </section>
        )}
      </div>
      <div className={`${formCss.dialogFoot} ${workCss.createFoot}`}>
        <Button onClick={onCancel}>{actionTexts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          {actionTexts.create}
        </Button>
      </div>
    </Form>
  );
}
