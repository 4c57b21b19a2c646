import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { toastTexts } from '#texts/common.ts';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { useToaster } from '#ui/toast.tsx';
import { createTicketMutation, mergeMutation, splitMutation } from './incident-queries.ts';

/** Actions of people on an incident. @param onDone after something has changed. */
export function useIncidentVerbs(incidentId: string, onDone: () => void) {
  const client = useApolloClient();
  const toaster = useToaster();
  const navigate = useNavigate();
  const places = useShellPlaces();
  const [isCreating, setCreating] = useState(false);
  /** Open tickets that a new one would stand beside. */
  const [openTickets, setOpenTickets] = useState<string[] | null>(null);
  // the client shows a toast for what fails
  const alreadyReported = () => null;

  async function split(alarm: { id: string; displayId: string }): Promise<void> {
    const done = await client
      .mutate({
        mutation: splitMutation,
        variables: { id: incidentId, alarmIds: [alarm.id] },
        context: { failure: texts.failedSplit },
      })
      .catch(alreadyReported);
    if (!done?.data) return;
    toaster.success(toastTexts.success, texts.splitDone(alarm.displayId));
    onDone();
  }
  /** @returns whether they are one now. */
  async function merge(otherId: string): Promise<boolean> {
    const done = await client
      .mutate({
        mutation: mergeMutation,
        variables: { id: incidentId, others: [otherId] },
        context: { failure: texts.failedMerge },
      })
      .catch(alreadyReported);
    if (!done?.data) return false;
    toaster.success(toastTexts.success, texts.mergeDone);
    onDone();
    return true;
  }
  async function createTicket(isDuplicateAccepted = false): Promise<void> {
    setCreating(true);
    const done = await client
      .mutate({
        mutation: createTicketMutation,
        variables: { id: incidentId, isDuplicateAccepted },
        context: { failure: texts.failedTicket },
      })
      .catch(alreadyReported);
    setCreating(false);
    const created = done?.data?.createTicketOfIncident;
    if (!created) return;
    const { workTicket: ticket } = created;
    setOpenTickets(ticket ? null : created.openTickets.map(({ displayId }) => displayId));
    if (!ticket) return;
    const run = () => navigate(places.ticket(ticket));
    toaster.offer(texts.ticketDone(ticket.displayId), texts.ticketDetail(created.relatedCount), {
      label: texts.openTicket,
      run: () => void run(),
    });
    onDone();
  }
  return { split, merge, createTicket, isCreating, openTickets, closeOpenTickets: () => setOpenTickets(null) };
}
