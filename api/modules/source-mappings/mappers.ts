import type { SourceMappingPreview } from '../../../domain/repair/source-mappings/preview-source-mapping.ts';
import type { SourceMapping } from '../../../domain/repair/source-mappings/source-mapping.ts';

export type BasSourceMappingMapper = SourceMapping;
export type BasSourceMappingPreviewMapper = SourceMappingPreview;
