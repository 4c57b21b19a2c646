/** How long an attempt may take, and goes on: what fails of it are engines of ours; a maintenance system's failures are outcomes. */
export const engineIsAway = {
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
} as const;
