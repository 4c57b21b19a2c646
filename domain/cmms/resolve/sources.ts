import type { FieldMapping, ValueTranslation } from '../cmms.ts';
import type { CmmsEntries } from '../inputs.ts';

/** Where a value came from, the strongest first (CMMS.1). */
export const valueSources = ['USER', 'ALARM', 'ASSET', 'BUILDING', 'MAPPING', 'DEFAULT'] as const;
export type ValueSource = (typeof valueSources)[number];

/** What somebody has said of an alarm, an asset or a building. */
export interface ConfigLevel {
  source: 'ALARM' | 'ASSET' | 'BUILDING';
  /** Of the alarm, asset or place. */
  name: string;
  /** By field. */
  values: ReadonlyMap<string, string>;
}

/** A value of a list, as far as resolving needs it. */
export interface ListValue {
  fieldId: string;
  name: string;
  value: string;
  externalId: string | null;
  parentExternalId: string | null;
}

/** All that fields are filled from. */
export interface Sources {
  /** What a form says; a field that it names is the person's alone, even where they emptied it. */
  entries: CmmsEntries;
  /** The strongest first. */
  configs: readonly ConfigLevel[];
  /** Of each alarm, by name. */
  attributes: ReadonlyArray<ReadonlyMap<string, string>>;
  mappings: readonly FieldMapping[];
  translations: readonly ValueTranslation[];
  /** Values that are there now, at least those that any source names. */
  values: readonly ListValue[];
}

/** What one field comes to. */
export interface ResolvedField {
  fieldId: string;
  /** Of a list its key; null: empty. */
  value: string | null;
  /** As people read it. */
  label: string | null;
  /** Null where no source says anything. */
  source: ValueSource | null;
  /** The alarm, asset, building or attribute behind it. */
  sourceName: string | null;
  /** Why what the source says could not be taken. */
  problem: string | null;
}
