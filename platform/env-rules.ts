import { readPem } from './tls.ts';

/** A wrong variable and what is wrong with it. */
export type Problem = [variable: string, message: string];
type Given = Record<string, string | undefined>;
type Rule = (given: Given) => Problem[];

/** Well-known values: examples, defaults of images, and our own former ones. */
const known = new Set(
  'password,postgres,annunciator,clickhouse,default,admin,root,secret,changeme,change-me,test,local-api-password'.split(
    ',',
  ),
);
const weak = 'is a password that everybody knows';

/** Production is the default when no other name is given. */
export const isProduction = (given: Given): boolean => {
  const name = given.ENVIRONMENT_NAME?.trim().toLowerCase();
  return !name || name === 'production';
};

/** True if mails may be sent over TLS alone. */
export const requiresMailTls = ({
  SMTP_TLS,
  ENVIRONMENT_NAME,
}: {
  SMTP_TLS?: string | undefined;
  ENVIRONMENT_NAME?: string | undefined;
}): boolean => (SMTP_TLS ? SMTP_TLS === 'required' : isProduction({ ENVIRONMENT_NAME }));

/** Rules between the variables of a concern, in addition to the format of each. */
export const rules: Record<string, Rule[]> = {
  kafka: [
    pair('KAFKA_TLS_CERT', 'KAFKA_TLS_KEY'),
    needsTls('KAFKA_TLS', ['KAFKA_TLS_CA', 'KAFKA_TLS_CERT', 'KAFKA_TLS_KEY']),
    allOrNone(['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD']),
  ],
  database: [(given) => postgresProblems('DATABASE_URL', given.DATABASE_URL)],
  apiDatabase: [
    (given) => postgresProblems('API_DATABASE_URL', given.API_DATABASE_URL),
    ({ API_DATABASE_PASSWORD, API_DATABASE_URL }) =>
      API_DATABASE_PASSWORD || API_DATABASE_URL ? [] : [['API_DATABASE_PASSWORD', 'is required (or API_DATABASE_URL)']],
  ],
  warehouse: [
    pair('CLICKHOUSE_TLS_CERT', 'CLICKHOUSE_TLS_KEY'),
    (given) =>
      urlOf(given.CLICKHOUSE_URL)?.protocol === 'https:'
        ? []
        : present(given, ['CLICKHOUSE_TLS_CA', 'CLICKHOUSE_TLS_CERT', 'CLICKHOUSE_TLS_KEY']).map((name) => [
            name,
            'is of no use: CLICKHOUSE_URL does not begin with https',
          ]),
    // the client uses its own certificate only together with the authority's
    ({ CLICKHOUSE_TLS_CERT, CLICKHOUSE_TLS_CA }) =>
      CLICKHOUSE_TLS_CERT && !CLICKHOUSE_TLS_CA ? [['CLICKHOUSE_TLS_CA', 'is required with CLICKHOUSE_TLS_CERT']] : [],
  ],
  sms: [
    allOrNone(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']),
    ({ SMS_URL, SMS_TOKEN, TWILIO_ACCOUNT_SID }) => {
      if (SMS_URL && TWILIO_ACCOUNT_SID) return [['SMS_URL', 'is of no use with TWILIO_ACCOUNT_SID']];
      return SMS_TOKEN && !SMS_URL ? [['SMS_URL', 'is required with SMS_TOKEN']] : [];
    },
  ],
  support: [
    allOrNone(['HELPDESK_URL', 'HELPDESK_SECRET']),
    ({ HELPDESK_BRAND_ID, HELPDESK_URL }) =>
      HELPDESK_BRAND_ID && !HELPDESK_URL ? [['HELPDESK_URL', 'is required with HELPDESK_BRAND_ID']] : [],
  ],
  temporal: [
    pair('TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY'),
    needsTls('TEMPORAL_TLS', ['TEMPORAL_TLS_CA', 'TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY', 'TEMPORAL_API_KEY']),
  ],
};

/** Additional rules in production. */
export const rulesOfProduction: Record<string, Rule[]> = {
  api: [
    // otherwise whoever asks says by the header Host where an identity provider sends its answer
    ({ CONSOLE_URL }) => (CONSOLE_URL ? [] : [['CONSOLE_URL', 'is required in production']]),
  ],
  kafka: [
    notKnown('KAFKA_SASL_PASSWORD'),
    (given) =>
      given.KAFKA_SASL_MECHANISM === 'plain' &&
      given.KAFKA_TLS !== 'true' &&
      present(given, ['KAFKA_TLS_CA', 'KAFKA_TLS_CERT']).length === 0
        ? [['KAFKA_SASL_MECHANISM', 'plain sends the password readable: set KAFKA_TLS=true, or use scram-sha-512']]
        : [],
  ],
  database: [(given) => postgresPasswordProblems('DATABASE_URL', given.DATABASE_URL)],
  apiDatabase: [
    notKnown('API_DATABASE_PASSWORD'),
    (given) => postgresPasswordProblems('API_DATABASE_URL', given.API_DATABASE_URL),
  ],
  smtp: [(given) => knownInUrl('SMTP_URL', given.SMTP_URL)],
  sms: [notKnown('SMS_TOKEN'), notKnown('TWILIO_AUTH_TOKEN')],
  warehouse: [
    (given) => knownInUrl('CLICKHOUSE_URL', given.CLICKHOUSE_URL),
    ({ CLICKHOUSE_URL }) =>
      urlOf(CLICKHOUSE_URL)?.password === '' ? [['CLICKHOUSE_URL', 'has no password in it']] : [],
  ],
  maps: [
    // the key is part of every address that browsers ask for
    ({ MAPS_API_URL }) =>
      urlOf(MAPS_API_URL)?.protocol === 'http:' ? [['MAPS_API_URL', 'has to begin with https in production']] : [],
  ],
  secrets: [
    ({ SECRETS_KEY = '' }) => {
      const bytes = Buffer.from(SECRETS_KEY, 'base64');
      // 32 random bytes practically never have fewer than 16 different ones
      return bytes.length === 32 && new Set(bytes).size < 16 ? [['SECRETS_KEY', 'is not random']] : [];
    },
  ],
};

function present(given: Given, names: readonly string[]): string[] {
  return names.filter((name) => given[name]);
}

function pair(one: string, other: string): Rule {
  return allOrNone([one, other]);
}

/** Requires all of them or none. */
function allOrNone(names: readonly string[]): Rule {
  return (given) => {
    const set = present(given, names);
    if (set.length === 0) return [];
    return names.filter((name) => !given[name]).map((name) => [name, `is required with ${set.join(', ')}`]);
  };
}

function needsTls(flag: string, names: readonly string[]): Rule {
  return (given) =>
    given[flag] === 'false' ? present(given, names).map((name) => [name, `is of no use with ${flag}=false`]) : [];
}

function notKnown(name: string): Rule {
  return (given) => (known.has(given[name]?.toLowerCase() ?? '') ? [[name, weak]] : []);
}

function knownInUrl(name: string, text: string | undefined): Problem[] {
  const url = urlOf(text);
  const passwords = [url?.password, url?.searchParams.get('password')].map((one) => decodeURIComponent(one ?? ''));
  return passwords.some((one) => known.has(one.toLowerCase())) ? [[name, `its password ${weak}`]] : [];
}

/** Requires a password, unless a client certificate takes its place. */
function postgresPasswordProblems(name: string, text: string | undefined): Problem[] {
  const url = urlOf(text);
  const isMissing = url && !url.password && !url.searchParams.get('password') && !url.searchParams.get('sslcert');
  return isMissing ? [[name, 'has no password in it']] : knownInUrl(name, text);
}

/** Allows only modes that verify the server: the others encrypt for any server that answers, or not at all. */
function postgresProblems(name: string, text: string | undefined): Problem[] {
  const url = urlOf(text);
  if (!url) return [];
  const mode = url.searchParams.get('sslmode');
  const problems: Problem[] = [];
  if (!['postgres:', 'postgresql:'].includes(url.protocol))
    problems.push([name, 'has to be postgres://user:password@host:5432/database']);
  if (mode !== null && !['disable', 'verify-full'].includes(mode))
    problems.push([name, `sslmode=${mode}: only verify-full and disable are taken`]);
  for (const other of ['ssl', 'uselibpqcompat', 'sslnegotiation'])
    if (url.searchParams.has(other)) problems.push([name, `${other} is not taken: say sslmode=verify-full`]);
  for (const file of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = url.searchParams.get(file);
    if (path === null) continue;
    if (mode !== 'verify-full') problems.push([name, `${file} is of no use without sslmode=verify-full`]);
    try {
      readPem(path);
    } catch (error) {
      problems.push([name, `${file}: ${(error as Error).message}`]);
    }
  }
  if (url.searchParams.has('sslcert') !== url.searchParams.has('sslkey'))
    problems.push([name, 'sslcert and sslkey are given together or not at all']);
  return problems;
}

function urlOf(text: string | undefined): URL | undefined {
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
}
