import { closedFolder, type Engines, openSecrets, startEngines } from '../engines/supervisor/index.ts';
import { freePort } from '../platform/ports.ts';
import { fromRoot } from '../platform/root.ts';
import type { BuildingIntegration } from '../simulators/bas/building.ts';
import type { Mailbox } from '../simulators/mailbox.ts';
import { demoBrowser } from './demo-browser.ts';
import { refuseDemoForOthers } from './demo-guard.ts';
import { openDemoMailbox } from './demo-mailbox.ts';
import { type FillingYear, fillYear } from './fill-year.ts';
import { inChild } from './in-child.ts';
import { productPlans } from './plans.ts';
import { createProcesses, type Processes } from './processes.ts';
import { say, step } from './say.ts';

const environmentName = process.env.ENVIRONMENT_NAME || 'demo';
const wantedPort = Number(process.env.PORT || 8080);
const wantedMailPort = Number(process.env.MAIL_PORT || 2525);
const wantedMaintenancePort = Number(process.env.MAINTENANCE_PORT || 8090);

/** The running product on this machine, with its engines and the simulated building. */
export interface Launched {
  port: number;
  isWantedPort: boolean;
  mailPort: number;
  temporalUi: string | undefined;
  processes: Processes;
}

/** All that has been started so far; can be stopped at any moment: services drain first, engines stop last. */
export class Launch {
  private engines: Engines | undefined;
  private processes: Processes | undefined;
  private mailbox: Mailbox | undefined;
  private stopped: Promise<void> | undefined;
  private year: FillingYear | undefined;
  private env: Record<string, string> = {};
  private readonly dataDir: string;
  private readonly line: (name: string, text: string) => void;
  private readonly mail: Parameters<typeof openDemoMailbox>[1];

  /**
   * @param dataDir absolute folder of all state; deleting it is a reset.
   * @param line called for each line that a process prints.
   * @param mail called for each mail that is sent without a configured mail server.
   */
  constructor(dataDir: string, line: Launch['line'], mail: Launch['mail']) {
    this.dataDir = dataDir;
    this.line = line;
    this.mail = mail;
  }

  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /**
   * Starts engines, migrations, demo customer, processes and the building; prints each step. Null if stopped meanwhile.
   * @param built resolves when the build is complete; steps that do not need it begin earlier.
   */
  async start(built: Promise<unknown>): Promise<Launched | null> {
    // those who await it report the error
    built.catch(() => {});
    refuseDemoForOthers({ ...process.env, ENVIRONMENT_NAME: environmentName });
    // files created here contain secrets or customers' rows
    process.umask(0o077);
    await closedFolder(fromRoot('.data'));
    this.engines = await startEngines({
      dataDir: this.dataDir,
      toolsDir: fromRoot('.data/tools'),
      choose: 'auto',
      withTemporalUi: true,
      built,
      say,
      env: process.env,
    });
    await built;
    if (this.isStopping) return null;
    const port = await freePort(wantedPort);
    const mailPort = await freePort(wantedMailPort);
    if (!process.env.SMTP_URL) this.mailbox = await openDemoMailbox(`${this.dataDir}/mails`, this.mail);
    const env = await this.environment(port, await freePort(), mailPort);
    this.env = env;
    const maintenancePort = await freePort(wantedMaintenancePort);
    const integrations = await inChild<BuildingIntegration[]>('prepare.ts', [], {
      ...env,
      MAINTENANCE_PORT: String(maintenancePort),
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

  /** Fills the demo's past behind the running product. @param scale how many times as large a year. */
  fillYear(scale: number): void {
    if (!this.isStopping) this.year = fillYear({ env: this.env, scale, say });
  }

  stop(): Promise<void> {
    this.stopped ??= (async () => {
      say('\nStopping');
      try {
        await this.year?.stop();
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
    const secrets = openSecrets(this.dataDir);
    const key = { bytes: 32, encoding: 'base64' } as const;
    return {
      ENVIRONMENT_NAME: environmentName,
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
      ...Object.fromEntries(engines),
      API_DATABASE_PASSWORD: process.env.API_DATABASE_PASSWORD || (await secrets.get('api-database-password')),
      SECRETS_KEY: process.env.SECRETS_KEY || (await secrets.get('secrets-key', key)),
      BROWSER_PATH: await demoBrowser(process.env),
      EXPORTS_FOLDER: process.env.EXPORTS_FOLDER || `${this.dataDir}/exports`,
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
}
