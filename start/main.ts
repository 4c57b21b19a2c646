import { join, relative } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { readArguments, usage } from './arguments.ts';
import { buildAll } from './build.ts';
import { demo } from './demo-facts.ts';
import { Launch, type Launched } from './launch.ts';
import { bold, dim, red, say, step } from './say.ts';

const { isHelp, yearScale, dataDir } = argumentsOrEnd();
if (isHelp) {
  say(usage);
  process.exit(0);
}
const launch = new Launch(dataDir, showTrouble, showMail);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  const launched = await launch.start(
    step('Built', buildAll, (built) => (built.length > 0 ? built.join(' and ') : 'nothing has changed')),
  );
  if (launched) {
    welcome(launched);
    if (yearScale > 0) launch.fillYear(yearScale);
  }
} catch (error) {
  if (!launch.isStopping) {
    process.stderr.write(`${red('It did not start.')} ${(error as Error).message}\n`);
    await end(1);
  }
}

function argumentsOrEnd() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('. ')[0]}\n\n${usage}\n`);
    process.exit(1);
  }
}

async function end(code: number): Promise<void> {
  await launch
    .stop()
    .catch((error: Error) => process.stderr.write(`${red('Not everything stopped in order.')} ${error.message}\n`));
  process.exit(code);
}

/** Prints the addresses. The time counts from the start of the command, as the installation ran in the same process. */
function welcome({ port, isWantedPort, mailPort, temporalUi }: Launched): void {
  const [, , person] = demo.people;
  say(`\n${bold('Annunciator is running')} ${dim(`after ${(performance.now() / 1000).toFixed(0)} s`)}`);
  if (temporalUi) say(`  Workflows    ${temporalUi.replace('http://', '')}`);
  say(`  E-mail door  smtp://127.0.0.1:${mailPort}, for ${demo.mail.address} from ${demo.mail.sender}`);
  if (!process.env.SMTP_URL) say(`  Mails sent   ${shown('mails')}, because no mail server is configured (SMTP_URL)`);
  say(`  Logs         ${shown('logs')}`);
  say(`  Sign in as   ${bold(person.email)} with ${bold(demo.password)}`);
  say(dim('               (also admin@, manager@, vendor@, occupant@, none@ and, for the provider, support@)'));
  if (!isWantedPort) say('  The usual port is taken, so the console has another one.');
  say(`  Console      ${bold(`http://localhost:${port}`)}`);
  say(dim('Ctrl-C stops everything in order; the next start goes on where it left off.'));
}

function shown(name: string): string {
  return relative(process.cwd(), join(dataDir, name));
}

/** Shows only errors in the terminal; everything is in the logs. */
function showTrouble(name: string, text: string): void {
  if (launch.isStopping || (text.startsWith('{') && !/"level":"(error|fatal)"/.test(text))) return;
  say(`${red(name)} ${wordsOf(text)}`);
}

function showMail({ to, subject, file }: { to: string; subject: string; file: string }): void {
  say(`${bold('mail')} to ${to}: ${subject} ${dim(relative(fromRoot(), file))}`);
}

function wordsOf(text: string): string {
  try {
    const entry = JSON.parse(text) as { msg?: string; err?: { message?: string } };
    return [entry.msg, entry.err?.message].filter(Boolean).join(': ');
  } catch {
    return text;
  }
}
