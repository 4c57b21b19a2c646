import { connectionSweepSeconds } from '../../domain/constants.ts';
import { findLostConnections } from '../../domain/integrations/alerts/find-lost-connections.ts';
import { notifyOfAllIssues } from './notify-of-all-issues.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Opens and resolves issues of connections (INT.3), and mails the issues of integrations (INT.7). */
export const connections = defineSweep({
  name: 'connections',
  spec: everySeconds(connectionSweepSeconds),
  plan: 'brief',
  run: async (deps) => ({ ...(await findLostConnections(deps)), notified: await notifyOfAllIssues(deps) }),
});
