import type { Request } from 'express';

/** Address of the console that a request came to, without a path: the installation's own where it is known. */
export const originOf = (request: Request, consoleUrl: string | undefined): string =>
  new URL(consoleUrl ?? `${request.protocol}://${request.get('host') ?? 'localhost'}`).origin;
