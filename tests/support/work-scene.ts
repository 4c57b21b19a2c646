import { startTestApi, type TestApi, type TestPerson } from './test-api.ts';

export type WorkScene = Awaited<ReturnType<typeof startWorkScene>>;

export interface TicketAnswer {
  id: string;
  displayId: string;
  objective: string;
  state: 'OPEN' | 'CLOSED';
  version: number;
  alarmCount: number;
  isEscalated: boolean;
  pendingReview: boolean;
  isResolved: boolean | null;
  reissueCount: number;
  closedAt: string | null;
  cmmsSyncStatus: string | null;
}
export const ticketAnswer = `{ id displayId objective state version alarmCount isEscalated pendingReview isResolved
  reissueCount closedAt cmmsSyncStatus }`;

/** Complete survey. */
export const fullSurvey =
  '{ isResolved: true, completedWorkDetails: "Belt replaced", isActiveAccepted: true, activeNote: "Settling" }';
/** Call that closes a ticket with that survey. */
export const closing = (id: string) => `changeWorkTicketState(id: "${id}", state: CLOSED, survey: ${fullSurvey})`;

const hourMs = 3_600_000;

/** Starts an API with a customer, its source, a user of each working role, and calls to create alarms and tickets. */
export async function startWorkScene() {
  const api = await startTestApi();
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const ada = await api.newPerson(customerId);
  let nextId = 0;

  type Stored = Parameters<TestApi['storeAlarms']>[0][number];
  async function alarms(...given: Array<Partial<Stored>>): Promise<string[]> {
    const states = await api.storeAlarms(
      given.map((one) => {
        nextId += 1;
        return { customerId, id: nextId, systemId, latestAlarmAt: Date.now() - hourMs, ...one } as Stored;
      }),
    );
    return states.map(({ id }) => String(id));
  }
  const details = (given: Record<string, unknown> = {}) => ({
    objective: 'Inspect the supply fan',
    assignedTo: ada.id,
    dueBy: new Date(api.clock.now().getTime() + hourMs).toISOString(),
    ...given,
  });
  const createCall = `mutation ($details: WorkTicketDetailsInput!, $alarms: [ID!]!, $accepted: Boolean, $more: JSON) {
    createWorkTicket(details: $details, associatedAlarms: $alarms, isDuplicateAccepted: $accepted, additionalDetails: $more)
    { workTicket ${ticketAnswer} openTickets { displayId } openTicketCount } }`;
  const variables = (alarmIds: string[], given: Record<string, unknown>, accepted: boolean) => ({
    details: details(given),
    alarms: alarmIds,
    accepted,
  });

  return {
    api,
    customerId,
    systemId,
    ada,
    alarms,
    details,
    createCall,
    /** Creates a ticket for these alarms, whatever open work there is. */
    async ticket(alarmIds: string[] = [], given: Record<string, unknown> = {}, by: TestPerson = ada) {
      const { createWorkTicket } = await api.read<{ createWorkTicket: { workTicket: TicketAnswer } }>(
        createCall,
        by,
        variables(alarmIds, given, true),
      );
      return createWorkTicket.workTicket;
    },
    /** Tries to create a ticket. @returns the answer or the error. */
    async tryTicket(alarmIds: string[], given: Record<string, unknown> = {}, by: TestPerson = ada, accepted = false) {
      const { data, errors } = await api.gql<{
        createWorkTicket: {
          workTicket: TicketAnswer | null;
          openTickets: Array<{ displayId: string }>;
          openTicketCount: number;
        };
      }>(createCall, by, variables(alarmIds, given, accepted));
      return { answer: data?.createWorkTicket ?? null, error: errors?.[0] ?? null };
    },
    /** Calls a mutation that returns a ticket, with inline arguments. */
    async change(call: string, by: TestPerson = ada): Promise<TicketAnswer> {
      return (await api.read<{ t: TicketAnswer }>(`mutation { t: ${call} ${ticketAnswer} }`, by)).t;
    },
    async refusal(call: string, by: TestPerson = ada) {
      const { errors } = await api.gql(`mutation { t: ${call} ${ticketAnswer} }`, by);
      const [error] = errors ?? [];
      return error && { code: error.extensions.code, message: error.message };
    },
    async statusOf(alarmId: string): Promise<{ status: string; activeWorkCount: number }> {
      const { fastAlarms } = await api.read<{ fastAlarms: Array<{ status: string; activeWorkCount: number }> }>(
        `{ fastAlarms(where: { ids: ["${alarmId}"] }) { status activeWorkCount lastWorkTicketClosedAt } }`,
        ada,
      );
      const [alarm] = fastAlarms;
      if (!alarm) throw new Error('there is no such alarm');
      return alarm;
    },
    stop: (): Promise<void> => api.stop(),
  };
}
