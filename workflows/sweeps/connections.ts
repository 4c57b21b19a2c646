import { connectionSweepSeconds } from '../../domain/constants.ts';
import { findClockSkew } from '../../domain/integrations/alerts/find-clock-skew.ts';
import { findLostConnections } from '../../domain/integrations/alerts/find-lost-connections.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Opens and resolves issues of connections (INT.3) and of pumps' clocks, and mails the issues of integrations (INT.7). */
export const connections = defineSweep({
  name: 'connections',
  spec: everySeconds(connectionSweepSeconds),
  plan: 'brief',
  async run(deps) {
    const { opened, resolved } = await findLostConnections(deps);
    const clocks = await findClockSkew(deps);
    return {
      ...{ opened: opened + clocks.opened, resolved: resolved + clocks.resolved },
      notified: await notifyOfAllIssues(deps),
    };
  },
});
