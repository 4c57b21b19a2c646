import { defineSignal } from '@temporalio/workflow';

/** Signals a workflow that there is more to do than when it last looked; it looks again before it ends. */
export const lookAgain = defineSignal('lookAgain');
