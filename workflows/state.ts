import { defineQuery } from '@temporalio/workflow';

/** Current step of a workflow, for people who look into Temporal. */
export const stateQuery = defineQuery<string>('state');
