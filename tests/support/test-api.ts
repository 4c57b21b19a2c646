import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createApi } from '../../api/create-api.ts';
import type { SocketLimits } from '../../api/live/limits.ts';
import type { AlarmProperty } from '../../domain/alarms/model/property.ts';
import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { writeProperties } from '../../domain/alarms/rows/alarm-property-rows.ts';
import { updateStates } from '../../domain/alarms/rows/alarm-state-rows.ts';
import type { AlarmChange, Changes } from '../../domain/changes/changes-message.ts';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { encodeChanges } from '../../domain/changes/encode-changes.ts';
import { type CreateCustomerInput, createCustomer } from '../../domain/customers/create-customer.ts';
import type { AuthRole } from '../../domain/identity/built-in-permissions.ts';
import type { HelpDesk } from '../../domain/identity/help-desk.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import type { ListedPermissions } from '../../domain/identity/permissions.ts';
import { createSession } from '../../domain/identity/sessions.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { Geocoder } from '../../domain/maps/geocoder.ts';
import type { MapboxAccess } from '../../domain/maps/mapbox.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { keepValues } from '../../domain/properties/property-values.ts';
import type { Clock } from '../../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import type { OutboundRules } from '../../platform/outbound-address.ts';
import { pushKeysOf } from '../../platform/push/push-keys.ts';
import { createSeal, type Seal } from '../../platform/seal.ts';
import { createStream, topics } from '../../platform/stream.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId, testEnv } from './engines.ts';
import { testOutbound } from './outbound.ts';
import { newAddresses, signInFrom } from './sign-in-from.ts';
import { storeRole } from './store-role.ts';
import { storeWholeAlarms, type WholeAlarm } from './whole-alarms.ts';

/** Changes to publish: those of alarms were caused by their source unless they say otherwise. */
type PublishedChanges = Partial<Omit<Changes, 'alarms'>> & {
  alarms?: Array<Pick<AlarmChange, 'state' | 'previous'> & Partial<AlarmChange>>;
};

export const password = 'Correct-horse-7';
let passwordHash: Promise<string> | undefined;

export interface Answer<T> {
  data: T | null;
  errors?: Array<{
    message: string;
    extensions: {
      code: string;
      reason?: string;
      requestId?: string;
      retryAfterSeconds?: number;
      fields?: Array<{ path: string; message: string }>;
    };
  }>;
}

export interface TestPerson {
  id: string;
  email: string;
  token: string;
  customerId: number;
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Starts the real API on a free port, with the means to fill it: the pipeline's connection, a producer and a clock. */
export async function startTestApi(
  given: {
    gatewayUrl?: string;
    consoleFolder?: string;
    socketLimits?: Partial<SocketLimits>;
    temporalAddress?: string;
    trustedProxies?: string;
    log?: Log;
    /** Clock to use instead of the real time plus the offset of `advance`. */
    clock?: Clock;
    outboundRules?: OutboundRules;
    isSmsOn?: boolean;
    helpDesk?: HelpDesk;
    supportEmail?: string;
    /** Encryption to share with another process instead of one of its own. */
    seal?: Seal;
    /** Address under which all processes of one installation are reached. */
    consoleUrl?: string;
    geocoder?: Geocoder;
    mapbox?: MapboxAccess;
  } = {},
) {
  const env = testEnv();
  const log = given.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' });
  let ahead = 0;
  const clock: Clock = given.clock ?? { now: () => new Date(Date.now() + ahead) };
  const db = createDatabase(env.DATABASE_URL, { pool: 3, name: 'test' });
  const fatal = (error: unknown): void => {
    throw error;
  };
  const stream = createStream({ brokers: env.KAFKA_BROKERS, prefix: env.KAFKA_PREFIX, clientId: 'test', log, fatal });
  const producer = stream.createProducer();
  const metrics = createMetrics('test');
  const warehouse = createWarehouseClient(env, 'test');
  const api = await createApi({
    db: createDatabase(apiDatabaseUrl(env), { pool: 5, name: 'test-api' }),
    warehouse: createWarehouseClient(env, 'test-api'),
    stream,
    temporal: createTemporal({ ...env, TEMPORAL_ADDRESS: given.temporalAddress ?? env.TEMPORAL_ADDRESS }),
    clock,
    log,
    metrics,
    fatal,
    port: 0,
    host: '127.0.0.1',
    product: { name: 'Annunciator', environment: 'test' },
    seal: given.seal ?? createSeal(randomBytes(32)),
    mailDomain: 'alarms.example',
    isSmsOn: given.isSmsOn ?? true,
    pushKey: pushKeysOf(randomBytes(32)).publicKey,
    helpDesk: given.helpDesk ?? null,
    supportEmail: given.supportEmail ?? null,
    trustedProxies: given.trustedProxies ?? '',
    exportsFolder: env.EXPORTS_FOLDER,
    geocoder: given.geocoder ?? null,
    mapbox: given.mapbox ?? null,
    outboundRules: given.outboundRules ?? testOutbound.rules,
    consoleUrl: given.consoleUrl,
    gatewayUrl: given.gatewayUrl ?? 'http://127.0.0.1:9',
    consoleFolder: given.consoleFolder ?? '/nonexistent',
    checkMs: 500,
    tickMs: 300,
    socketLimits: given.socketLimits,
  });
  await producer.start();
  await api.start();
  const origin = `http://127.0.0.1:${api.port()}`;

  // of its own: failed calls from an address are remembered for an hour, those of other tests too
  const [address] = newAddresses(1) as [string];
  async function gql<T = Record<string, unknown>>(
    query: string,
    by: { token?: string; customerId?: number; teamId?: string } = {},
    variables: Record<string, unknown> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        // compressing and decompressing an answer takes longer than making it
        'accept-encoding': 'identity',
        ...(by.token && { authorization: `Bearer ${by.token}` }),
        ...(by.customerId && { 'customer-id': String(by.customerId) }),
        ...(by.teamId && { 'team-id': by.teamId }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<T>;
  }

  /** Like gql, for calls that must succeed. */
  async function read<T>(query: string, by: TestPerson, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await gql<T>(query, by, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }

  // an address of its own: failures are counted by address across all tests
  const signIn = (email: string, secret = password) => signInFrom(origin, address, { email, password: secret });

  return {
    origin,
    db,
    warehouse,
    clock,
    gql,
    read,
    signIn,
    metrics: (): Promise<string> => metrics.metrics(),
    /** Moves business time for all users of this API; tests of one file share it. */
    advance: (ms: number): void => {
      ahead += ms;
    },
    async newCustomer(input: Partial<CreateCustomerInput> = {}): Promise<number> {
      const id = newCustomerId();
      await createCustomer(db, { id, name: `Customer ${id}`, ...input });
      return id;
    },
    newSystem: (customerId: number, displayName = 'Air systems'): Promise<number> =>
      createExternalSystem(db, {
        customerId,
        name: displayName.toLowerCase(),
        displayName,
        schema: 'generic',
        connectionType: 'INBOUND_API',
        etlNormalizeVersion: 'generic-json-1',
      }),
    /** Creates a user with a role, signed in. A permission list is that of a CUSTOM role, whose own is empty. */
    async newPerson(customerId: number, role: AuthRole | 'SUPER' | ListedPermissions = 'ADMIN'): Promise<TestPerson> {
      const email = `${randomUUID()}@example.com`;
      const authRole = typeof role === 'string' ? role : 'CUSTOM';
      const customRoleId =
        authRole === 'CUSTOM' ? await storeRole(db, customerId, typeof role === 'string' ? {} : role) : null;
      const memberships = authRole === 'SUPER' ? [] : [{ customerId, authRole, customRoleId }];
      const displayName = `Person ${email.slice(0, 4)}`;
      const isSuper = authRole === 'SUPER';
      const id = await createUser(db, { email, password: null, displayName, isSuper, memberships });
      // one hash for all people of the process: each would take some ten milliseconds of a core
      passwordHash ??= hashPassword(password);
      await db('users')
        .where({ id })
        .update({ password_hash: await passwordHash });
      // not before the real time: sweeps of other tests' workers delete the sessions that a clock in the past began
      const now = clock.now();
      const createdAt = new Date(Math.max(now.getTime(), Date.now()));
      const token = await createSession(db, { userId: id, now, createdAt, awaitsFactor: false });
      // nobody has signed in: the first sign-in of a test is the person's first
      await db('users').where({ id }).update({ last_sign_in_at: null });
      return { id, email, token, customerId };
    },
    /** Stores alarms completely: state and searched columns. */
    storeAlarms: (alarms: readonly WholeAlarm[]): Promise<AlarmState[]> => storeWholeAlarms(db, alarms),
    /** Adds properties to a stored alarm, and their values to the pickers. */
    async storeProperties(customerId: number, id: number, properties: AlarmProperty[]): Promise<void> {
      await db.transaction(async (trx) => {
        await writeProperties(trx, customerId, [{ id, properties, pointEntityId: null }]);
        const values = properties.flatMap(({ type, value }) =>
          value.map((each) => ({ customerId, type, value: each })),
        );
        await keepValues(trx, values);
      });
    },
    /** Changes an alarm as the pipeline does, without publishing it. */
    async changeAlarm(state: AlarmState, change: Partial<AlarmState>) {
      const after = { ...state, ...change, version: state.version + 1 };
      await db.transaction((trx) => updateStates(trx, [after]));
      const previous = Object.fromEntries(
        Object.keys(change).map((key) => [key, state[key as keyof AlarmState]]),
      ) as Partial<AlarmState>;
      return { state: after, previous };
    },
    /** Publishes changes as the relay does. */
    async publish(customerId: number, { alarms = [], ...changes }: PublishedChanges): Promise<void> {
      const caused = alarms.map((change) => ({ cause: 'SOURCE' as const, entryId: null, ...change }));
      const messages = encodeChanges({ ...noChanges(customerId, Date.now()), ...changes, alarms: caused });
      await producer.send([
        {
          topic: topics.changes,
          messages: messages.map(({ holds, payload }) => ({
            key: randomUUID(),
            value: payload,
            headers: { v: '1', 'customer-id': String(customerId), holds },
          })),
        },
      ]);
    },
    async stop(): Promise<void> {
      await api.stop();
      await producer.stop();
      await Promise.all([db.destroy(), warehouse.close()]);
    },
  };
}
