import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import type { DataType } from './cmms.ts';

/** A field as a maintenance system describes it. */
export interface PulledField {
  /** As the system knows it: never changes. */
  name: string;
  /** The system's own name for it. */
  defaultName: string;
  description?: string | null;
  dataType: DataType;
  maxLength?: number | null;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Name of the field whose value limits the offered values. */
  parentName?: string | null;
}

/** A value of a list as a maintenance system describes it. */
export interface PulledValue {
  /** Key of the value in the system. */
  name: string;
  /** The label; the key where there is none. */
  value?: string | null;
  externalId?: string | null;
  /** externalId of the parent field's value that it is offered under. */
  parentExternalId?: string | null;
}

/** Callbacks of the reader that waits for a system. */
export interface ReadWatch {
  /** Aborted when nobody waits for the answer any longer: the call ends, with its reason. */
  signal?: AbortSignal;
  /** Receives the number of records that there are in all, where the system says it. */
  total?(count: number): void;
}

/** The system that is asked. Its secrets are sealed; a connector opens them. */
export interface PullCtx extends ReadWatch {
  customerId: number;
  system: ExternalSystemRow;
  signal: AbortSignal;
}

/**
 * Reads what can be configured from one vendor's system. Both functions throw errors whose messages people can act on,
 * in the vendor's own words where it has some: they are shown as they are.
 */
export interface CmmsConnector {
  /** All fields that a record can have. */
  pullFields(ctx: PullCtx): Promise<PulledField[]>;
  /**
   * Reads all values of one field, page by page. Under a parent, the values of every parent value. A value is
   * identified by its name and parentExternalId; values that are not returned no longer exist in the system.
   */
  pullValues(ctx: PullCtx, field: { name: string; parentName: string | null }): AsyncIterable<PulledValue[]>;
}

/** The connector of a schema; undefined for a system that cannot be asked. */
export type FindCmmsConnector = (schema: string) => CmmsConnector | undefined;
