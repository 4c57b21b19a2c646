import type { AnalystReaders } from '../../../domain/analyst/readers.ts';
import { analystReaders } from '../../../warehouse/ports/analyst-readers.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse }: PortDeps): { analystReaders: AnalystReaders } => ({
  analystReaders: analystReaders(warehouse),
});
