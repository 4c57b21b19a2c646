import type { TestPerson } from './test-api.ts';
import type { WorkScene } from './work-scene.ts';

interface Page {
  workTickets: Array<{ id: string; cursor: string }>;
  count: number;
}

/** A filter of work lists, as a GraphQL argument. */
export const filter = (field: string, ...values: string[]) =>
  `criterion: { criteria: [{ field: "${field}", values: ${JSON.stringify(values)} }] }`;
export const survey = (isResolved: boolean) => `{ isResolved: ${isResolved}, completedWorkDetails: "Done" }`;

/** Reads a page of tickets as a user. */
export async function listWork({ api }: WorkScene, args: string, by: TestPerson): Promise<Page> {
  const given = args ? `(${args})` : '';
  const { workTicketsAndCount } = await api.read<{ workTicketsAndCount: Page }>(
    `{ workTicketsAndCount${given} { workTickets { id cursor } count } }`,
    by,
  );
  return workTicketsAndCount;
}

/** Reads the ids of such a page. */
export const listWorkIds = async (scene: WorkScene, args: string, by: TestPerson): Promise<string[]> =>
  (await listWork(scene, args, by)).workTickets.map(({ id }) => id);

/** Creates a customer with three tickets: open and mine, open and another's, closed. */
export async function stageWork(scene: WorkScene) {
  const customerId = await scene.api.newCustomer();
  const [admin, grace] = [await scene.api.newPerson(customerId), await scene.api.newPerson(customerId, 'STANDARD')];
  const mine = await scene.ticket([], { assignedTo: admin.id, objective: 'Chiller plant' }, admin);
  const hers = await scene.ticket([], { assignedTo: grace.id, objective: 'Zone sensor' }, admin);
  const closed = await scene.ticket([], { assignedTo: admin.id, objective: 'Cooling tower' }, admin);
  await scene.change(`changeWorkTicketState(id: "${closed.id}", state: CLOSED, survey: ${survey(false)})`, admin);
  return { customerId, admin, grace, mine: mine.id, hers: hers.id, closed: closed.id };
}
