import type { PortDeps } from '../port-deps.ts';
import { readReleaseInfo } from './release-info.ts';

export const createPorts = (_deps: PortDeps) => ({ release: readReleaseInfo() });
