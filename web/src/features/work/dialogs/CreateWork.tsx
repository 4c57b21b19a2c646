import { useApolloClient, useQuery } from '@apollo/client/react';
import { Drawer, Select } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { CmmsFields } from '#features/fields/cmms/CmmsFields.tsx';
import type { CmmsDetails } from '#features/fields/cmms/form-values.ts';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { hasCmmsConfig } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Priority } from '#ui/Priority.tsx';
import { useToaster } from '#ui/toast.tsx';
import { attachMutation, createWorkMutation } from '../work-mutations.ts';
import { workDefaultsQuery } from '../work-queries.ts';
import { type OpenTicket, OpenTickets } from './OpenTickets.tsx';
import { TicketFields } from './TicketFields.tsx';
import { draftErrors, type TicketDraft } from './ticket-draft.ts';
import '../work.css';
import '#features/alarms/decisions/decisions.css';

const hourMs = 3_600_000;

interface CreateWorkProps {
  alarmIds: string[];
  onClose: () => void;
  onDone: () => void;
}

/** A ticket of some alarms, in a drawer beside whatever they were chosen in. */
export function CreateWork({ alarmIds, onClose, onDone }: CreateWorkProps) {
  return (
    <Drawer open size={520} title="Create work" onClose={onClose} className="create-work">
      <CreateForm
        alarmIds={alarmIds}
        onCancel={onClose}
        onDone={() => {
          onDone();
          onClose();
        }}
      />
    </Drawer>
  );
}

interface CreateFormProps {
  alarmIds: string[];
  onCancel: () => void;
  onDone: () => void;
  onDirty?: () => void;
}

/** The form of a new ticket; where its alarms have open work, the person attaches to a ticket or goes on. */
export function CreateForm({ alarmIds, onCancel, onDone, onDirty }: CreateFormProps) {
  const me = useMe();
  const client = useApolloClient();
  const toaster = useToaster();
  const navigate = useNavigate();
  const places = useShellPlaces();
  const [ids, setIds] = useState(alarmIds);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [open, setOpen] = useState<OpenTicket[] | null>(null);
  const [openCount, setOpenCount] = useState(0);
  const [draft, setDraft] = useState<TicketDraft>({
    objective: '',
    assignedTo: me.isSuper ? null : me.user.id,
    dueBy: null,
    problemDetails: '',
  });
  const { data } = useQuery(workDefaultsQuery, {
    variables: { alarmIds },
    fetchPolicy: 'network-only',
    context: { failure: 'Failed to create work ticket' },
  });
  const defaults = data?.workTicketDefaults;
  const [systemId, setSystemId] = useState<string | null>(null);
  const system = defaults?.systems.find(({ id }) => id === systemId) ?? defaults?.systems[0];
  const [external, setExternal] = useState<CmmsDetails>({});
  const [isExternalValid, setExternalValid] = useState(true);
  useEffect(() => {
    if (!defaults) return;
    setDraft((before) => ({
      ...before,
      objective: before.objective || defaults.objective,
      dueBy: before.dueBy ?? new Date(Date.now() + defaults.dueInHours * hourMs).toISOString(),
    }));
  }, [defaults]);
  const errors = draftErrors(draft, Date.now());
  const alarms = (data?.fastAlarms ?? []).filter(({ id }) => ids.includes(id));
  const change = (part: Partial<TicketDraft>) => {
    setDraft({ ...draft, ...part });
    onDirty?.();
  };

  const create = async (isDuplicateAccepted: boolean) => {
    setTried(true);
    if (Object.keys(errors).length > 0 || !isExternalValid) return;
    setSending(true);
    try {
      const { data: answer } = await client.mutate({
        mutation: createWorkMutation,
        variables: {
          details: { ...draft, externalSystemId: system?.id },
          alarms: ids,
          additionalDetails: external,
          isDuplicateAccepted,
        },
        context: { failure: 'Failed to create work ticket' },
      });
      const created = answer?.createWorkTicket;
      if (!created) return;
      const { workTicket, openTickets, openTicketCount } = created;
      if (!workTicket) {
        setOpen(openTickets);
        setOpenCount(openTicketCount);
        return;
      }
      const { displayId, externalSystem } = workTicket;
      toaster.success(
        `${displayId} - Work Ticket Created!`,
        externalSystem ? `Sending to ${externalSystem.displayName}.` : undefined,
      );
      onDone();
    } catch {
      // the error link has said what failed
    } finally {
      setSending(false);
    }
  };
  const attach = async (ticketId: string) => {
    try {
      const { data: answer } = await client.mutate({
        mutation: attachMutation,
        variables: { id: ticketId, alarmIds: ids },
        context: { failure: 'Failed to update work ticket' },
      });
      if (!answer) return;
      toaster.success(`Attached to ${answer.attachWorkTicketAlarms.displayId}`);
      onDone();
      navigate(places.ticket({ id: ticketId, state: 'OPEN' }));
    } catch {
      // the error link has said what failed
    }
  };

  if (open)
    return (
      <OpenTickets
        tickets={open}
        count={openCount}
        onAttach={(id) => void attach(id)}
        onGoOn={() => void create(true)}
        onBack={() => setOpen(null)}
      />
    );
  return (
    <form
      className="create-form"
      aria-label="Create work"
      onSubmit={(event) => {
        event.preventDefault();
        void create(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) void create(false);
      }}
    >
      <div className="decision-form">
        <TicketFields draft={draft} errors={isTried ? errors : {}} onChange={change} />
        {ids.length > 0 && (
          <section aria-label="Alarms">
            <h3>
              Alarms{' '}
              <span className="quiet num">
                {ids.length} of {maxAlarmsPerTicket}
              </span>
            </h3>
            <ul className="create-alarms">
              {alarms.map((alarm) => (
                <li key={alarm.id} className="ticket-alarm">
                  <Priority priority={alarm.priority} active={alarm.state === 'active'} />
                  <span className="num quiet">{alarm.displayId}</span>
                  <span className="ell grow">{alarm.contextualName || alarm.text}</span>
                  <IconButton
                    icon={X}
                    iconSize={14}
                    size="small"
                    label={`Remove ${alarm.displayId}`}
                    onClick={() => setIds(ids.filter((id) => id !== alarm.id))}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {system && (
          <section className="create-external" aria-label={system.displayName}>
            <h3>{system.displayName}</h3>
            {defaults && defaults.systems.length > 1 && (
              <Select
                aria-label="Maintenance system"
                value={system.id}
                options={defaults.systems.map(({ id, displayName }) => ({ value: id, label: displayName }))}
                onChange={(id) => {
                  setSystemId(id);
                  setExternal({});
                  setExternalValid(true);
                }}
              />
            )}
            <p className="meta soft">The ticket is sent to {system.displayName} and kept in sync until closed.</p>
            {hasCmmsConfig(me) && (
              <CmmsFields
                key={system.id}
                externalSystemId={system.id}
                alarmIds={ids}
                details={external}
                onChange={(details) => {
                  setExternal(details);
                  onDirty?.();
                }}
                onValid={setExternalValid}
                showsProblems={isTried}
              />
            )}
          </section>
        )}
      </div>
      <div className="dialog-foot create-foot">
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn is-primary" disabled={isSending || !defaults}>
          Create
        </button>
      </div>
    </form>
  );
}
