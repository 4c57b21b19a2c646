import { type RequestHandler, Router } from 'express';
import { geocodingPlaces } from '../../domain/constants.ts';
import { forwardGeocoding } from '../../domain/maps/forward-geocoding.ts';
import { limitReached } from '../../platform/errors.ts';
import { mapTexts } from '../../texts/server/maps.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { createPlaces } from './places.ts';
import { requestIdOf } from './security-headers.ts';

const retryAfterSeconds = 5;

/** `GET /maps/forward-geocoding?query=…` answers with the places that an address names (MAP.3). */
export function maps(deps: RequestDeps): Router {
  return Router().get('/forward-geocoding', finding(deps));
}

function finding(deps: RequestDeps): RequestHandler {
  const places = createPlaces(geocodingPlaces);
  return async (request, response) => {
    const { ctx, ports } = await createRequestContext(deps, request, requestIdOf(response));
    // the service ends each of them after a while
    const leave = places.enter(ctx);
    if (!leave) throw limitReached(mapTexts.geocodingBusy, retryAfterSeconds);
    try {
      const found = await forwardGeocoding(ctx, ports.geocoder, request.query.query);
      response.set('cache-control', 'no-store').json({ places: found });
    } finally {
      leave();
    }
  };
}
