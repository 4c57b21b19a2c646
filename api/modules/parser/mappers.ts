import type { PayloadCase } from '../../../domain/repair/parser/payload-cases.ts';
import type { StoredPayload } from '../../../domain/repair/parser/payload-reader.ts';
import type { ExplainedReading } from '../../../domain/repair/parser/read-payload.ts';

export type PayloadCaseMapper = PayloadCase;
export type PayloadReadingMapper = ExplainedReading;
export type RawDataExampleMapper = StoredPayload;
