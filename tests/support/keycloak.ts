import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { javaProgram } from '../../engines/machine.ts';
import { engineEnv, spawnEngine, tailOf } from '../../engines/process.ts';
import { keycloakHome } from '../../engines/tools.ts';
import { freePort } from '../../platform/ports.ts';
import { fromRoot } from '../../platform/root.ts';
import { patience } from './patience.ts';

const admin = { user: 'admin', password: 'admin' };
export const realm = 'hospital';
// as little as it runs with; only the first compiler, which is faster in the first minutes
const jvm = [
  ...['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8'],
  ...['java.util', 'java.util.concurrent', 'java.security'].map((name) => `--add-opens=java.base/${name}=ALL-UNNAMED`),
  ...['-Duser.language=en', '-Duser.country=US', '-Djava.util.logging.manager=org.jboss.logmanager.LogManager'],
];

export interface Keycloak {
  origin: string;
  /** Metadata of its realm, as an administrator downloads it. */
  metadata(): Promise<string>;
  /** Registers this product for the realm's people by its own metadata, anew if it is registered. */
  registerProduct(metadata: string): Promise<void>;
  /** Issuer of its realm, by OpenID Connect. */
  issuer: string;
  /** Registers this product for the realm's people by OpenID Connect. @returns the client secret. */
  registerClient(of: { clientId: string; redirectUrl: string; logoutUrl: string }): Promise<string>;
  addPerson(person: { email: string; password: string; isVerified?: boolean }): Promise<void>;
  /** Ends somebody's sessions there, as an administrator does. */
  signOut(email: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real Keycloak on a free port, with a realm of its own and its database in memory.
 * @throws Error in one line where it cannot be had.
 */
export async function startKeycloak(): Promise<Keycloak> {
  const installed = await keycloakHome(fromRoot('.data/tools'), console.log).catch((error: Error) => {
    throw new Error(`Keycloak is needed by this test and could not be had: ${error.message.split('\n').join(' ')}`);
  });
  const [port, home] = [await freePort(), await mkdtemp(join(tmpdir(), 'keycloak-'))];
  // what it writes stays out of the installed one
  for (const name of await readdir(installed))
    if (name !== 'data') await symlink(join(installed, name), join(home, name));
  const origin = `http://127.0.0.1:${port}`;
  const log = join(home, 'keycloak.log');
  const options = ['--cache=local', '--http-enabled=true', '--http-host=127.0.0.1', `--http-port=${port}`];
  const engine = await spawnEngine(
    {
      program: javaProgram(process.env),
      args: [
        ...[...jvm, `-Dkc.home.dir=${home}`, `-Djboss.server.config.dir=${join(home, 'conf')}`],
        ...['-cp', join(home, 'lib', 'quarkus-run.jar'), 'io.quarkus.bootstrap.runner.QuarkusEntryPoint'],
        ...['start', '--optimized', ...options, '--hostname-strict=false'],
      ],
      cwd: home,
      env: engineEnv(process.env, {
        KC_BOOTSTRAP_ADMIN_USERNAME: admin.user,
        KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
      }),
      stopSignal: 'SIGTERM',
      stopSeconds: 10,
    },
    log,
  );
  const stop = async (): Promise<void> => {
    await engine.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await answering(`${origin}/realms/master`, engine.running);
  } catch (error) {
    const said = (await tailOf(log, 0)).trim().split('\n').slice(-3).join(' ');
    await stop();
    throw new Error(`Keycloak did not start: ${(error as Error).message} ${said}`);
  }
  await adminOf(origin)('POST', '/admin/realms', {
    ...{ realm, enabled: true, sslRequired: 'none' },
    ...{ registrationAllowed: false, verifyEmail: false, loginWithEmailAllowed: true },
  });
  // a token from before the realm has no rights in it
  const call = adminOf(origin);
  return {
    origin,
    stop,
    metadata: async () => (await fetch(`${origin}/realms/${realm}/protocol/saml/descriptor`)).text(),
    async registerProduct(metadata) {
      const client = await call('POST', `/admin/realms/${realm}/client-description-converter`, metadata);
      const attributes = {
        ...{ 'saml.authnstatement': 'true', 'saml.force.post.binding': 'true', saml_name_id_format: 'email' },
        ...{ saml_force_name_id_format: 'true', saml_idp_initiated_sso_url_name: 'annunciator' },
      };
      const made = client as { clientId: string; attributes: Record<string, string> };
      const clients = `/admin/realms/${realm}/clients`;
      const found = await call('GET', `${clients}?clientId=${encodeURIComponent(made.clientId)}`);
      for (const { id } of found as Array<{ id: string }>) await call('DELETE', `${clients}/${id}`);
      await call('POST', clients, {
        ...made,
        ...{ enabled: true, frontchannelLogout: true, fullScopeAllowed: true },
        attributes: { ...made.attributes, ...attributes },
      });
    },
    issuer: `${origin}/realms/${realm}`,
    async registerClient({ clientId, redirectUrl, logoutUrl }) {
      const secret = randomUUID();
      await call('POST', `/admin/realms/${realm}/clients`, {
        ...{ clientId, secret, protocol: 'openid-connect', publicClient: false, enabled: true },
        ...{ standardFlowEnabled: true, directAccessGrantsEnabled: false, redirectUris: [redirectUrl] },
        attributes: {
          'pkce.code.challenge.method': 'S256',
          'post.logout.redirect.uris': logoutUrl,
          'backchannel.logout.url': logoutUrl,
          'backchannel.logout.session.required': 'true',
        },
      });
      return secret;
    },
    async signOut(email) {
      const found = await call('GET', `/admin/realms/${realm}/users?exact=true&email=${encodeURIComponent(email)}`);
      const [person] = found as Array<{ id: string }>;
      await call('POST', `/admin/realms/${realm}/users/${person?.id}/logout`, {});
    },
    async addPerson({ email, password, isVerified = true }) {
      await call('POST', `/admin/realms/${realm}/users`, {
        ...{ username: email, email, emailVerified: isVerified, enabled: true, firstName: 'Ines', lastName: 'Moreau' },
        credentials: [{ type: 'password', value: password, temporary: false }],
      });
    },
  };
}

async function answering(url: string, isRunning: () => boolean): Promise<void> {
  const until = Date.now() + patience(120_000);
  while (Date.now() < until) {
    if (!isRunning()) throw new Error('it has ended.');
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error('it does not answer.');
}

/** Returns a function that calls Keycloak's own API as its administrator. */
function adminOf(origin: string) {
  const form = { grant_type: 'password', client_id: 'admin-cli', username: admin.user, password: admin.password };
  const signIn = async (): Promise<string> => {
    const body = new URLSearchParams(form);
    const answer = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, { method: 'POST', body });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  let held = { token: '', until: 0 };
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    // a token ends after a minute, and tests take longer; each costs a slow hash of the password
    if (Date.now() > held.until) held = { until: Date.now() + 30_000, token: await signIn() };
    const { token } = held;
    const isText = typeof body === 'string';
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': isText ? 'application/xml' : 'application/json' },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}
