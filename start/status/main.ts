import { resolve } from 'node:path';
import { readEnv, readEnvFrom } from '../../platform/env.ts';
import { fromRoot } from '../../platform/root.ts';
import { findRunning } from '../running-product.ts';
import { red, say } from '../say.ts';
import { printStatus, type Status } from './print-status.ts';
import { readEngines } from './read-engines.ts';
import { readProcesses } from './read-processes.ts';
import { acceptToVisible, stationOf } from './stations.ts';

// npm run status [-- --json] [data folder]: the road with its figures, of the product of a data folder (default: that
// of npm start) or, if HEALTH_URLS is set, of the environment's addresses. Exits with 1 when anything is not ready.
const args = process.argv.slice(2);
const folder = args.find((one) => !one.startsWith('--'));
const { HEALTH_URLS: urls } = readEnv('status');
const running =
  urls.length > 0
    ? { env: process.env, health: urls.map((url) => ({ url })) }
    : await findRunning(folder ? resolve(folder) : fromRoot('.data/demo'));
if (!running) {
  process.stderr.write(
    `${red('Nothing runs here.')} Start it with npm start, or say where it runs with HEALTH_URLS.\n`,
  );
  process.exit(1);
}

const [readings, engines] = await Promise.all([
  readProcesses(running.health),
  readEngines(readEnvFrom(running.env, 'kafka', 'database', 'warehouse', 'temporal')),
]);
const status: Status = {
  at: new Date().toISOString(),
  stations: readings.map((one) => stationOf(one, engines.postgres.ready ? engines.postgres.view.outbox.rows : null)),
  acceptToVisible: acceptToVisible(readings),
  engines,
};
say(args.includes('--json') ? JSON.stringify(status, null, 2) : printStatus(status));
const isWell = [...status.stations, ...Object.values(engines)].every((one) => one.ready);
process.exit(isWell ? 0 : 1);
