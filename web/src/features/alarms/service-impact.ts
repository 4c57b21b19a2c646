/** Effect of an alarm on the service behind it. */
export type ServiceImpact = 'RED' | 'YELLOW' | 'GREEN';

interface Impacting {
  isServiceImpacting: boolean;
  state: 'active' | 'inactive';
  activeWorkCount: number;
}

/** RED while it fails the service, YELLOW once somebody works on it, GREEN when it does not. */
export function serviceImpactOf({ isServiceImpacting, state, activeWorkCount }: Impacting): ServiceImpact {
  if (!isServiceImpacting || state === 'inactive') return 'GREEN';
  return activeWorkCount > 0 ? 'YELLOW' : 'RED';
}
