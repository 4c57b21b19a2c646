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
  /** Name of the field whose value says which values are offered. */
  parentName?: string | null;
}

/** A value of a list as a maintenance system describes it. */
export interface PulledValue {
  /** The key: what the system takes. */
  name: string;
  /** The label; the key where there is none. */
  value?: string | null;
  externalId?: string | null;
  /** externalId of the parent field's value that it is offered under. */
  parentExternalId?: string | null;
}

/** The system that is asked. Its secrets are sealed; a connector opens them. */
export interface PullCtx {
  customerId: number;
  system: ExternalSystemRow;
  /** Aborted when nobody waits for the answer any more. */
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
   * All values of one field, page by page as they come. Under a parent, the values of every parent value. A value is known
   * by its name and parentExternalId; ones that are not among them are gone in the system.
   */
  pullValues(ctx: PullCtx, field: { name: string; parentName: string | null }): AsyncIterable<PulledValue[]>;
}

/** The connector of a schema; undefined for a system that cannot be asked. */
export type FindCmmsConnector = (schema: string) => CmmsConnector | undefined;
