import { invalid } from '../../platform/errors.ts';
import { foldText } from './fold.ts';
import { keepLetters } from './keep-letters.ts';

/** What a criterion looks at: an alarm as a lens row holds it. */
export interface CriteriaRow {
  id: number;
  systemId: number;
  status: string;
  isActive: boolean;
  priority: number;
  isPinned: boolean;
  isStale: boolean;
  chatteringCount: number;
  fleetingCount: number;
  nuisanceCount: number;
  pointPath: string | null;
  searchText: string;
}

type Value = string | number | boolean;

/** Values are compared with a column of `alarm_state s` or `alarms a`. */
interface EqualsField {
  kind: 'equals';
  label: string;
  column: string;
  type: 'text' | 'int' | 'bigint' | 'boolean';
  isNullable: boolean;
  parse(value: string): Value;
  read(row: CriteriaRow): Value | null;
}

/** Each value is a condition of its own; the row never lacks what it looks at. */
interface MatchField {
  kind: 'match';
  label: string;
  /** Folds and checks; null drops the value because it says nothing. */
  parse(value: string): string | null;
  sql(value: string): { sql: string; bindings: Value[] };
  test(row: CriteriaRow, value: string): boolean;
}

export type Field = EqualsField | MatchField;

const maxInt = 2_147_483_647;

const text = (value: string): string => value;
const flag =
  (label: string) =>
  (value: string): boolean => {
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`${label} takes true or false`);
  };
const whole =
  (label: string, max: number) =>
  (value: string): number => {
    const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number) && number <= max) return number;
    throw invalid(`${label} takes a whole number up to ${max}`);
  };
const oneOf =
  (label: string, values: readonly string[]) =>
  (value: string): string => {
    if (values.includes(value)) return value;
    throw invalid(`${label} takes ${values.join(', ')}`);
  };

/** ALM-071 to ALM-075: each nuisance behaviour in both languages. */
const nuisance: Record<string, { sql: string; test(row: CriteriaRow): boolean }> = {
  chattering: {
    sql: '(s.chattering_count > 0 and s.fleeting_count = 0)',
    test: (row) => row.chatteringCount > 0 && row.fleetingCount === 0,
  },
  fleeting: {
    sql: '(s.fleeting_count > 0 and s.chattering_count = 0)',
    test: (row) => row.fleetingCount > 0 && row.chatteringCount === 0,
  },
  both: {
    sql: '(s.chattering_count > 0 and s.fleeting_count > 0)',
    test: (row) => row.chatteringCount > 0 && row.fleetingCount > 0,
  },
  either: { sql: 's.nuisance_count > 0', test: (row) => row.nuisanceCount > 0 },
  none: {
    sql: '(s.chattering_count = 0 and s.fleeting_count = 0)',
    test: (row) => row.chatteringCount === 0 && row.fleetingCount === 0,
  },
};

/** Puts what people typed inside LIKE's wildcards, its own wildcards taken literally. */
export const containsPattern = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`;

/** Every field the criteria language knows, by the name it has in GraphQL, sockets and URLs. */
export const fields = {
  status: {
    kind: 'equals',
    label: 'Status',
    column: 's.status',
    type: 'text',
    isNullable: false,
    parse: text,
    read: (row) => row.status,
  },
  state: {
    kind: 'equals',
    label: 'Alarm State',
    column: 's.is_active',
    type: 'boolean',
    isNullable: false,
    parse: (value) => oneOf('Alarm State', ['active', 'inactive'])(value) === 'active',
    read: (row) => row.isActive,
  },
  priority: {
    kind: 'equals',
    label: 'Alarm Priority',
    column: 's.priority',
    type: 'int',
    isNullable: false,
    parse: whole('Alarm Priority', 5),
    read: (row) => row.priority,
  },
  externalSystemId: {
    kind: 'equals',
    label: 'Alarm Source',
    column: 's.system_id',
    type: 'int',
    isNullable: false,
    parse: whole('Alarm Source', maxInt),
    read: (row) => row.systemId,
  },
  pinned: {
    kind: 'equals',
    label: 'Pinned',
    column: 's.is_pinned',
    type: 'boolean',
    isNullable: false,
    parse: flag('Pinned'),
    read: (row) => row.isPinned,
  },
  stale: {
    kind: 'equals',
    label: 'Stale Status',
    column: 's.is_stale',
    type: 'boolean',
    isNullable: false,
    parse: flag('Stale Status'),
    read: (row) => row.isStale,
  },
  snoozed: {
    kind: 'equals',
    label: 'Snoozed',
    column: `(s.status = 'Snoozed')`,
    type: 'boolean',
    isNullable: false,
    parse: flag('Snoozed'),
    read: (row) => row.status === 'Snoozed',
  },
  alarmId: {
    kind: 'equals',
    label: 'Alarm ID',
    column: 's.id',
    type: 'bigint',
    isNullable: false,
    parse: (value) => whole('Alarm ID', Number.MAX_SAFE_INTEGER)(value.trim().replace(/^a/i, '')),
    read: (row) => row.id,
  },
  point: {
    kind: 'equals',
    label: 'Source Alarm Point',
    column: 'a.point_path',
    type: 'text',
    isNullable: true,
    parse: text,
    read: (row) => row.pointPath,
  },
  nuisance: {
    kind: 'match',
    label: 'Nuisance Status',
    parse: oneOf('Nuisance Status', Object.keys(nuisance)),
    sql: (value) => ({ sql: nuisance[value]?.sql ?? 'false', bindings: [] }),
    test: (row, value) => nuisance[value]?.test(row) ?? false,
  },
  text: {
    kind: 'match',
    label: 'Keyword',
    // folded before as well, since a letter may fold into a letter and a point
    parse: (value) => foldText(keepLetters(foldText(value))) || null,
    sql: (value) => ({ sql: 'a.search_text like ?', bindings: [containsPattern(value)] }),
    test: (row, value) => row.searchText.includes(value),
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
