import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../command.ts';
import { javaProgram } from '../../machine.ts';
import { productRoot } from '../../root.ts';
import { clickhouseConnectPython, clickhouseJdbc } from '../../tools.ts';
import { MARK, type ReadersScene, setUpReaders, THEIRS } from '../readers/scene.ts';
import { serverForFile } from './set-up.ts';

// Runs what analysts install, as readers; what the clients send on the way is in `analyst-clients.test.ts`.

const server = serverForFile();
let scene: ReadersScene;
beforeAll(async () => {
  scene = await setUpReaders(server);
});

const toolsDir = `${productRoot()}/.data/tools`;
const programs = `${productRoot()}/engines/clickhouse/clients`;
const python = async () => [await clickhouseConnectPython(toolsDir, console.log), `${programs}/query.py`];
const java = async () => [
  ...[javaProgram(process.env), '-cp', await clickhouseJdbc(toolsDir, console.log)],
  `${programs}/Query.java`,
];

// addresses as `docs/warehouse.md` has them
describe.each([
  ['clickhouse-connect', python, (host: string) => host],
  ['the JDBC driver', java, (host: string) => `jdbc:clickhouse://${host}/analyst?compress=false`],
  [
    'the JDBC driver across a network',
    java,
    (host: string) => `jdbc:clickhouse://${host}/analyst?client.use_http_compression=true`,
  ],
])('%s', (name, prepare, addressOf) => {
  let command: string[];
  beforeAll(async () => {
    command = await prepare().catch((error: Error) => {
      throw new Error(`${name} is needed by this test and could not be had: ${error.message.split('\n').join(' ')}`);
    });
  });

  /** Asks as the first reader. @returns the answer to each statement, as the programs print it. */
  async function ask(statements: string[], secret = scene.mine.secret): Promise<string[]> {
    const [program = '', ...args] = command;
    const { output } = await run(program, [...args, addressOf(new URL(server.url).host), 'mine', ...statements], {
      env: { ...process.env, READER_SECRET: secret },
    });
    return output.trimEnd().split('\n\n');
  }

  test('reads the views of its customer', async () => {
    const [instances, alarms] = await ask([
      `SELECT a.name AS name, count() AS instances, sum(i.duration_seconds) AS seconds, min(i.started_at) AS first
       FROM analyst.instances AS i JOIN analyst.alarms AS a USING (alarm_id) GROUP BY a.name`,
      'SELECT name, priority FROM alarms',
    ]);
    expect(instances).toMatch(/^name\tinstances\tseconds\tfirst\nown\t2\t60(\.0)?\t2026-05-01 12:00:00(\.0+)?$/);
    expect(alarms).toBe('name\tpriority\nown\t3');
  });

  test('is refused what is not its own, is told why, and reads on', async () => {
    expect((await scene.theirs.ask('SELECT name FROM alarms')).text).toBe(`${MARK}\n`);
    const refused = (why: string) => expect.stringMatching(new RegExp(`^refused: .*Code: 497\\..*${why}`));
    expect(
      await ask([
        'SELECT contextual_name FROM annunciator.alarms',
        `SELECT customer_id FROM analyst.alarms SETTINGS SQL_customer_id = ${THEIRS}`,
        "SELECT * FROM url('http://127.0.0.1/rows', 'CSV', 'a String')",
        `SELECT customer_id FROM analyst_${THEIRS}.alarms`,
      ]),
    ).toEqual([
      refused('readers cannot use the table "annunciator.alarms"'),
      refused('readers cannot use SETTINGS'),
      refused('readers cannot use the table function "url"'),
      // the name of another customer's database stands for the own one
      'customer_id\n11',
    ]);
  });

  test('is refused with a wrong secret', async () => {
    expect((await ask(['SELECT 1'], 'wrong')).join(' ')).toMatch(/Code: 516\..*Authentication failed/);
  });
});
