import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { errorTexts } from '../../texts/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';

const yearSeconds = 31_536_000;

/** Types of the pump's files by the ends of their names: the program, its guide and its services. */
const pumpFileTypes = new Map([
  ['cjs', 'application/node'],
  ['md', 'text/markdown'],
  ['service', 'text/plain'],
  ['containerfile', 'text/plain'],
  ['xml', 'application/xml'],
]);

/**
 * Serves the built console: files with a hash in their names are cached for a year, the page that names them is
 * revalidated each time, and every other path but those of the pump's files is answered with the page, which has its own routes.
 */
export function consoleFiles(folder: string): Router {
  const page: RequestHandler = (_, response, next) => {
    response.set('cache-control', 'no-cache');
    response.sendFile(join(folder, 'index.html'), (error) => {
      if (!error) return;
      if ((error as { status?: number }).status !== 404) return next(error);
      response.status(404).type('text').send(requestTexts.noConsole);
    });
  };
  const router = express.Router();
  router.use(
    '/static',
    express.static(join(folder, 'static'), { immutable: true, maxAge: yearSeconds * 1_000, index: false }),
    (_, response) => void response.status(404).type('text').send(errorTexts.notFound),
  );
  // the pump and what installs it are built beside the console, for machines that download them
  router.get('/annunciator-pump.:kind', ({ params: { kind } }, response, next) => {
    const type = pumpFileTypes.get(kind);
    if (!type) return next();
    response.set('cache-control', 'no-cache').type(type);
    response.sendFile(join(folder, '..', 'pump', `annunciator-pump.${kind}`), (error) => {
      if (!error) return;
      if ((error as { status?: number }).status !== 404) return next(error);
      response.status(404).type('text').send(errorTexts.notFound);
    });
  });
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', page);
  return router;
}
