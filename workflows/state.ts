import { defineQuery } from '@temporalio/workflow';

/** What a plan is at, for whoever looks into Temporal. */
export const stateQuery = defineQuery<string>('state');
