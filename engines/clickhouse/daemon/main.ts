import { readConfig } from '../config.ts';
import { startDaemon } from './daemon.ts';

/** Runs the ClickHouse daemon as a process: prints one line when it listens, or when it cannot start. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const daemon = await startDaemon(config);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    daemon.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`ClickHouse daemon: stopping failed: ${error instanceof Error ? error.message : error}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`ClickHouse ${daemon.version} listens on http://127.0.0.1:${daemon.port}`);
}

main().catch((error: unknown) => {
  console.error(`ClickHouse daemon: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  process.exit(1);
});
