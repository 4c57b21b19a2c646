import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Engines, startEngines } from '../engines/index.ts';
import { parseEnv } from '../platform/env.ts';
import { freePort } from '../platform/ports.ts';
import { fromRoot } from '../platform/root.ts';
import { createSeal } from '../platform/seal.ts';
import type { Mailbox } from '../simulators/mailbox.ts';
import { createDemo, demo } from './demo.ts';
import { openDemoMailbox } from './demo-mailbox.ts';
import { connectMaintenance } from './demo-maintenance.ts';
import { migrateAll } from './migrate.ts';
import { productPlans } from './plans.ts';
import { createProcesses, type Processes } from './processes.ts';
import { say, step } from './say.ts';

const wantedPort = Number(process.env.PORT || 8080);
const wantedMailPort = Number(process.env.MAIL_PORT || 2525);
const wantedMaintenancePort = Number(process.env.MAINTENANCE_PORT || 8090);

/** The product as it runs on this machine, with its engines and the simulated building. */
export interface Launched {
  port: number;
  isWantedPort: boolean;
  mailPort: number;
  temporalUi: string | undefined;
  processes: Processes;
}

/** Everything that has been started so far, to be stopped at any moment: services drain first, engines stop last. */
export class Launch {
  private engines: Engines | undefined;
  private processes: Processes | undefined;
  private mailbox: Mailbox | undefined;
  private stopped: Promise<void> | undefined;
  private readonly dataDir: string;
  private readonly line: (name: string, text: string) => void;
  private readonly mail: Parameters<typeof openDemoMailbox>[1];

  /**
   * @param dataDir absolute folder of all state; deleting it is a reset.
   * @param line what to do with a line that a process prints.
   * @param mail what to do when a mail has been sent and nobody gave a mail server.
   */
  constructor(dataDir: string, line: Launch['line'], mail: Launch['mail']) {
    this.dataDir = dataDir;
    this.line = line;
    this.mail = mail;
  }

  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Engines, migrations, demo customer, processes and the building, each step said. Null when it was stopped meanwhile. */
  async start(): Promise<Launched | null> {
    this.engines = await startEngines({
      dataDir: this.dataDir,
      toolsDir: fromRoot('.data/tools'),
      choose: 'auto',
      withTemporalUi: true,
      built: true,
      say,
      env: process.env,
    });
    if (this.isStopping) return null;
    const port = await freePort(wantedPort);
    const mailPort = await freePort(wantedMailPort);
    if (!process.env.SMTP_URL) this.mailbox = await openDemoMailbox(`${this.dataDir}/mails`, this.mail);
    const env = await this.environment(port, await freePort(), mailPort);
    const parsed = parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'log', 'secrets'], env);
    await step(
      'Migrated',
      () => migrateAll(parsed),
      ({ database, warehouse }) => `${database.length + warehouse.length} new`,
    );
    const integrations = await step(
      'Demo customer',
      () => createDemo(parsed.DATABASE_URL),
      () => `id ${demo.customerId}`,
    );
    const maintenancePort = await freePort(wantedMaintenancePort);
    await connectMaintenance(parsed.DATABASE_URL, {
      customerId: demo.customerId,
      port: maintenancePort,
      seal: createSeal(parsed.SECRETS_KEY),
    });
    if (this.isStopping) return null;
    const building = {
      name: 'building',
      command: [process.execPath, fromRoot('dist', 'building.js')],
      env: { BUILDING_INTEGRATIONS: JSON.stringify(integrations) },
    };
    const maintenance = {
      name: 'maintenance',
      command: [process.execPath, fromRoot('dist', 'maintenance.js')],
      env: { MAINTENANCE_PORT: String(maintenancePort), MAINTENANCE_STATE: `${this.dataDir}/maintenance.json` },
    };
    const plans = [...productPlans, building, maintenance];
    const processes = createProcesses({ plans, env, dataDir: this.dataDir, line: this.line });
    this.processes = processes;
    await step(
      'Processes',
      () => processes.start(),
      () => plans.map((plan) => plan.name).join(', '),
    );
    if (this.isStopping) return null;
    const temporalUi = this.engines.env.TEMPORAL_UI_URL;
    return { port, isWantedPort: port === wantedPort, mailPort, temporalUi, processes };
  }

  stop(): Promise<void> {
    this.stopped ??= (async () => {
      say('\nStopping');
      try {
        await step('Services drained', async () => this.processes?.stop());
        await this.mailbox?.close();
      } finally {
        await step('Engines stopped', async () => this.engines?.stop());
      }
    })();
    return this.stopped;
  }

  private async environment(port: number, gatewayPort: number, mailPort: number): Promise<Record<string, string>> {
    const engines = Object.entries(this.engines?.env ?? {}).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return {
      ENVIRONMENT_NAME: process.env.ENVIRONMENT_NAME || 'demo',
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
      ...Object.fromEntries(engines),
      API_DATABASE_PASSWORD: process.env.API_DATABASE_PASSWORD || (await this.secret('api-database-password')),
      SECRETS_KEY: process.env.SECRETS_KEY || (await this.secret('secrets-key', 32, 'base64')),
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      MAIL_PORT: String(mailPort),
      SMTP_URL: process.env.SMTP_URL || (this.mailbox?.url ?? ''),
      CONSOLE_URL: process.env.CONSOLE_URL || `http://localhost:${port}`,
      BUILDING_TARGET: `http://127.0.0.1:${port}`,
      BUILDING_STATE: `${this.dataDir}/building.json`,
    };
  }

  /** A secret of this installation, made at its first start. */
  private async secret(name: string, bytes = 24, encoding: 'base64' | 'base64url' = 'base64url'): Promise<string> {
    const file = `${this.dataDir}/secrets/${name}`;
    try {
      return await readFile(file, 'utf8');
    } catch {
      const value = randomBytes(bytes).toString(encoding);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, value, { mode: 0o600 });
      return value;
    }
  }
}
