export { bulk } from '../bulk/workflow.ts';
export { cmmsPoll } from '../cmms-poll/workflow.ts';
export { pullCmms } from '../cmms-pull/workflow.ts';
export { syncTicket } from '../cmms-sync/workflow.ts';
export { commands } from '../commands/workflow.ts';
export { reparse } from '../reparse/workflow.ts';
export { reportExport } from '../report-export/workflow.ts';
export { sweep } from '../sweeps/workflow.ts';