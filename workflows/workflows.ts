/** Every workflow that the worker runs. What this file reaches is bundled for Temporal's sandbox: no Node code. */
export { bulk } from './bulk/workflow.ts';
export { cmmsPoll, keepCmms } from './cmms-poll/workflow.ts';
export { pullCmms, syncCmmsValues } from './cmms-pull/workflow.ts';
export { syncTicket } from './cmms-sync/workflow.ts';
export {
  keepPayloads,
  recountNuisance,
  settleCmms,
  sweepConnections,
  sweepOverdue,
  sweepResolutions,
  sweepSnoozes,
  sweepStale,
  sweepThroughput,
} from './housekeeping/workflow.ts';
export { reparse } from './reparse/workflow.ts';
export { resumeWork } from './resume-work/workflow.ts';
