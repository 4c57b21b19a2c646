import { invalid } from '../../../platform/errors.ts';
import { sourceMappingTexts } from '../../../texts/server/source-mappings.ts';
import { defaultFieldPaths, type MappableField, mappableFields } from '../../integrations/field-map.ts';
import { defaultLabels } from '../../integrations/mail-template.ts';
import { mappingOf, type NormaliserMapping } from '../../integrations/normaliser-mapping.ts';

/** Source of one field of an integration's alarms: an entry of the map that its normalizer reads by. */
export interface SourceMapping {
  systemId: number;
  field: MappableField;
  /** Path, column or label, or several whose texts together are it; null: the field is not read. */
  source: unknown;
  /** True if the integration's own map has it; false for the default of its version. */
  isOwn: boolean;
}

type Entries = Partial<Record<MappableField, unknown>>;
type StoredMap = Record<string, unknown> | null;

/** Part of each kind of map that names sources by field; other kinds have none. */
const parts: Partial<Record<NormaliserMapping['kind'], 'fields' | 'labels'>> = {
  fieldMap: 'fields',
  csvMap: 'fields',
  mailTemplate: 'labels',
};

const partOf = (version: string): 'fields' | 'labels' | null => {
  const kind = mappingOf(version)?.kind;
  return (kind && parts[kind]) ?? null;
};

/** Map that a version reads by: the integration's own, else that of the version. */
const mapInUse = (version: string, map: StoredMap): Record<string, unknown> =>
  map ?? (mappingOf(version)?.fallback as StoredMap | undefined) ?? {};

/** Returns why an integration has no source mappings; null if it has. Pure. */
function whyWithoutMappings(version: string | null, map: StoredMap): string | null {
  if (version === null || partOf(version) === null) return sourceMappingTexts.none;
  return mapInUse(version, map).text === undefined ? null : sourceMappingTexts.positional;
}

/** Asserts that source mappings decide how an integration is read. @throws AppError INVALID with the reason if not. */
export function assertMappings(version: string | null, map: StoredMap): asserts version is string {
  const reason = whyWithoutMappings(version, map);
  if (reason !== null) throw invalid(reason);
}

/** Returns the source mapping of every field that a version can read, of its map or by default. Pure. */
export function sourceMappings(systemId: number, version: string | null, map: StoredMap): SourceMapping[] {
  const part = version === null ? null : partOf(version);
  if (version === null || part === null || whyWithoutMappings(version, map) !== null) return [];
  const own = entriesOf(map, part);
  const defaults = defaultsOf(version, part, map);
  return mappableFields.map((field) => ({
    systemId,
    field,
    source: own[field] === undefined ? (defaults[field] ?? null) : own[field],
    isOwn: own[field] !== undefined,
  }));
}

/** Returns the map of a version with another source for one field. Pure. */
export function withSource(version: string, map: StoredMap, field: MappableField, source: unknown): StoredMap {
  const part = partOf(version);
  if (!part) return map;
  // a template that names labels reads no others: its defaults become its own
  const before =
    part === 'labels' ? { ...defaultsOf(version, part, map), ...entriesOf(map, part) } : entriesOf(map, part);
  return { ...mapInUse(version, map), [part]: { ...before, [field]: source } };
}

const entriesOf = (map: StoredMap, part: string): Entries => (map?.[part] as Entries | undefined) ?? {};

function defaultsOf(version: string, part: 'fields' | 'labels', map: StoredMap): Entries {
  if (part === 'fields') return defaultFieldPaths;
  const { labels } = mapInUse(version, map);
  if (labels === undefined) return defaultLabels;
  return map === null ? (labels as Entries) : {};
}
