import { useState } from 'react';
import type { Position } from '#domain/maps/shape.ts';
import { useSession } from '#session/session-context.tsx';
import { mapTexts as texts } from '#texts/map.ts';
import { Button } from '#ui/Button.tsx';
import { SearchForm } from '#ui/form/SearchForm.tsx';
import { SearchInput } from '#ui/Input.tsx';
import * as mapCss from '../map.module.css';

interface Place {
  name: string;
  longitude: number;
  latitude: number;
}
type Found = { places: Place[]; problem: null } | { places: null; problem: string };

/** Finds an address, so that the map goes there (MAP.3: offered only with a key of a maps service). */
export function AddressSearch({ onPlace }: { onPlace: (at: Position) => void }) {
  const session = useSession();
  const [query, setQuery] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const find = async () => {
    setBusy(true);
    try {
      const path = `/maps/forward-geocoding?${new URLSearchParams({ query })}`;
      const response = await fetch(path, { headers: session.headers() });
      const answer: { places?: Place[]; errors?: Array<{ message: string }> } = await response.json();
      const { places } = answer;
      setFound(
        places
          ? { places, problem: null }
          : { places: null, problem: answer.errors?.[0]?.message ?? texts.failedAddress },
      );
    } catch {
      setFound({ places: null, problem: texts.failedAddress });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SearchForm
      className={mapCss.mapAddress}
      onSubmit={() => {
        if (!isBusy && query.trim().length >= 3) void find();
      }}
    >
      <div className={mapCss.mapAddressLine}>
        <SearchInput label={texts.address} value={query} onChange={setQuery} />
        <Button type="submit" size="small" isBusy={isBusy} disabled={query.trim().length < 3}>
          {texts.findAddress}
        </Button>
      </div>
      {found?.problem && <p role="alert">{found.problem}</p>}
      {found?.places?.length === 0 && <p role="status">{texts.noPlaces}</p>}
      {found?.places && found.places.length > 0 && (
        <ul aria-label={texts.places}>
          {found.places.map(({ name, longitude, latitude }) => (
            <li key={`${name} ${longitude} ${latitude}`}>
              <Button size="small" variant="link" onClick={() => onPlace([longitude, latitude])}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SearchForm>
  );
}
