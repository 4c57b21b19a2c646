import type { FieldMapping, ValueTranslation } from '../cmms.ts';
import type { CmmsEntries } from '../inputs.ts';

/** Sources of a value, the strongest first (CMMS.1). */
export const valueSources = ['USER', 'ALARM', 'ASSET', 'BUILDING', 'MAPPING', 'DEFAULT'] as const;
export type ValueSource = (typeof valueSources)[number];

/** Configuration of an alarm, an asset or a building by people. */
export interface ConfigLevel {
  source: 'ALARM' | 'ASSET' | 'BUILDING';
  /** Name of the alarm, asset or place. */
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
  /** Values of a form; a field named there is decided by the person alone, even if they emptied it. */
  entries: CmmsEntries;
  /** The strongest first. */
  configs: readonly ConfigLevel[];
  /** Attributes of each alarm, by name. */
  attributes: ReadonlyArray<ReadonlyMap<string, string>>;
  mappings: readonly FieldMapping[];
  translations: readonly ValueTranslation[];
  /** Existing values, at least those named by any source. */
  values: readonly ListValue[];
}

/** Resolved value of one field. */
export interface ResolvedField {
  fieldId: string;
  /** For a list its key; null: empty. */
  value: string | null;
  /** As people read it. */
  label: string | null;
  /** Null if no source has a value. */
  source: ValueSource | null;
  /** The alarm, asset, building or attribute that it comes from. */
  sourceName: string | null;
  /** Reason why the source's value was rejected. */
  problem: string | null;
}
