import type { PortDeps } from '../port-deps.ts';
import { createParser } from './parser.ts';

export const createPorts = ({ warehouse }: PortDeps) => ({ parser: createParser(warehouse) });
