import { onDemand } from '#ui/on-demand.tsx';

/** Values of an alarm in the maintenance system. Few look at them, and their fields need all that forms have. */
export const CmmsTab = onDemand(async () => (await import('./CmmsConfig.tsx')).CmmsConfig);
