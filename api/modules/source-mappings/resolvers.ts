import {
  createSourceMapping,
  updateSourceMapping,
} from '../../../domain/repair/source-mappings/change-source-mapping.ts';
import { listSourceMappings } from '../../../domain/repair/source-mappings/list-source-mappings.ts';
import { previewSourceMapping } from '../../../domain/repair/source-mappings/preview-source-mapping.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  BasSourceMappingPreviewResolvers,
  BasSourceMappingResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getExternalSystemBasSourceMappings: (_, input, { ctx }) => listSourceMappings(ctx, input),
  previewBasSourceMapping: (_, input, { ctx, ports }) => previewSourceMapping(ctx, ports.parser, input),
};

export const Mutation: MutationResolvers = {
  createExternalSystemBasSourceMapping: (_, input, { ctx }) => createSourceMapping(ctx, input),
  updateExternalSystemBasSourceMapping: (_, input, { ctx }) => updateSourceMapping(ctx, input),
};

export const BasSourceMapping: BasSourceMappingResolvers = {
  id: ({ systemId, field }) => `${systemId}/${field}`,
};

export const BasSourceMappingPreview: BasSourceMappingPreviewResolvers = {
  id: ({ payloadId }) => payloadId,
  receivedAt: ({ receivedAt }) => iso(receivedAt),
};
