import type { PumpSource } from '../../domain/integrations/pump-config.ts';
import { createFolderSource } from './folder.ts';
import { createHttpSource } from './http.ts';
import { createObixSource } from './obix.ts';
import type { Source, SourceDeps } from './source.ts';

/** Creates the source that a configuration describes. BACnet's tables take memory, so they are loaded on demand. */
export async function createSource(config: PumpSource, deps: Omit<SourceDeps, 'config'>): Promise<Source> {
  switch (config.kind) {
    case 'FOLDER':
      return createFolderSource({ ...deps, config });
    case 'HTTP':
      return createHttpSource({ ...deps, config });
    case 'OBIX':
      return createObixSource({ ...deps, config });
    case 'BACNET':
      return (await import('./bacnet.ts')).createBacnetSource({ ...deps, config });
  }
}
