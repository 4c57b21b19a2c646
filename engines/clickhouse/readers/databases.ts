import { type Engine, quoteName } from '../engine.ts';

/**
 * Creates the databases that say which customer a reader is of. The analyst views read the name of the one that a
 * connection uses; in it are the same views, for statements that do not name their database.
 * @returns a function that returns the name of a customer's database, which exists then
 */
export function createDatabases(engine: Engine): (customerId: number) => Promise<string> {
  const known = new Map<number, Promise<string>>();
  const create = async (customerId: number): Promise<string> => {
    const name = `analyst_${customerId}`;
    const connection = engine.connect();
    try {
      await connection.run(`CREATE DATABASE IF NOT EXISTS ${quoteName(name)}`);
      const { bytes } = await connection.run("SELECT name FROM system.tables WHERE database = 'analyst'");
      for (const view of Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean).map(quoteName)) {
        await connection.run(`CREATE OR REPLACE VIEW ${quoteName(name)}.${view} AS SELECT * FROM analyst.${view}`);
      }
    } finally {
      connection.close();
    }
    return name;
  };
  return (customerId) => {
    const made = known.get(customerId) ?? create(customerId);
    known.set(customerId, made);
    // One that failed is tried again.
    made.catch(() => known.delete(customerId));
    return made;
  };
}
