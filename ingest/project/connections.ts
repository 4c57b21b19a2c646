/** Transactions of the projector at a time under load: while Postgres works on one, the next is computed. */
export const transactionsAtOnce = 2;

/**
 * Connections of a projector. Each transaction needs a second one while it reserves numbers for new alarms, outside of
 * itself: those under load, that of parts with few events, and the one that looks for what Postgres refuses. With fewer,
 * transactions would hold all of them and wait for one more.
 */
export const projectorConnections = 2 * (transactionsAtOnce + 1 + 1);

/** Connections of the refolder: it stores histories, reads the next ones, and looks for marks. */
const refolderConnections = 3;

/** Least connections of a process that has both. */
export const leastConnections = projectorConnections + refolderConnections;
