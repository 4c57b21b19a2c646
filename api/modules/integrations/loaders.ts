import DataLoader from 'dataloader';
import type { ExternalSystemRow } from '../../../domain/integrations/external-system-row.ts';
import { listTraffic, type Traffic } from '../../../domain/integrations/integration-traffic.ts';
import type { LoaderDeps } from '../../request/context.ts';

export const createLoaders = ({ ctx, ports }: LoaderDeps) => ({
  traffic: new DataLoader<ExternalSystemRow, Traffic | null>(async (systems) => {
    const traffic = await listTraffic(ctx, ports, systems);
    return systems.map(({ id }) => traffic.get(id) ?? null);
  }),
});
