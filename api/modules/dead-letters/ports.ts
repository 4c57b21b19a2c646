import type { PortDeps } from '../port-deps.ts';
import { createDeadLetters } from './dead-letters.ts';

export const createPorts = (deps: PortDeps) => ({ deadLetters: createDeadLetters(deps) });
