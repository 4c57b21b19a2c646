import type { PayloadCase } from '../../../domain/parser/payload-cases.ts';
import type { StoredPayload } from '../../../domain/parser/payload-reader.ts';
import type { ExplainedReading } from '../../../domain/parser/read-payload.ts';

export type PayloadCaseMapper = PayloadCase;
export type PayloadReadingMapper = ExplainedReading;
export type RawDataExampleMapper = StoredPayload;
