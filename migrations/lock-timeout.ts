/**
 * Statement that lets a transaction give up a lock that others hold, since everybody queues behind it. After one second of waiting
 * Postgres ends an autovacuum in the way, as it may run for minutes on a large table: a shorter wait would never get past it.
 */
export const giveUpLocksSoon = `set local lock_timeout = '1500ms'`;
