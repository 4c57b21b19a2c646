import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTitle } from '../app/release.tsx';
import { Strips } from '../app/shell/Strips.tsx';
import { chipOf, type Lens, standardGroup, tabName, useLensCounts, useLenses } from '../features/alarms/lenses.ts';
import { DataState } from '../ui/DataState.tsx';
import { BottomBar } from './BottomBar.tsx';
import { LensHeading } from './LensHeading.tsx';
import { MobileAlarm } from './MobileAlarm.tsx';
import { MobileList } from './MobileList.tsx';
import './mobile.css';

/** Triage on a phone: a lens as cards, and an alarm over it. */
export function MobileTriage() {
  const { alarmId } = useParams();
  const [params, setParams] = useSearchParams();
  const { lenses, error, refetch } = useLenses('alarm');
  const counts = useLensCounts(lenses ?? []);
  const [isSearching, setSearching] = useState(params.has('q'));
  const search = useRef<HTMLInputElement>(null);
  const lens = lenses?.find((each) => lensParam(each) === params.get('lens')) ?? lenses?.[0];
  const openId = alarmId ?? params.get('open');
  useTitle(openId ? `A${openId}` : lens ? tabName(lens) : 'Triage');

  const put = (name: string, value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  const choose = (name: string) => setParams({ lens: name }, { replace: true });
  const startSearch = () => {
    setSearching(true);
    requestAnimationFrame(() => search.current?.focus());
  };

  if (openId) return <MobileAlarm alarmId={openId} isDeepLink={alarmId !== undefined} />;
  return (
    <div className="mobile">
      <header className="mobile-head">
        <div className="mobile-bar">
          {lens && (
            <LensHeading
              lens={lens}
              lenses={lenses ?? []}
              count={counts.get(lens.id)}
              onChoose={(chosen) => choose(lensParam(chosen))}
            />
          )}
          <button type="button" className="touch-btn" aria-label="Search" onClick={startSearch}>
            <Search size={20} aria-hidden />
          </button>
        </div>
        {isSearching && (
          <input
            ref={search}
            type="search"
            className="mobile-search"
            aria-label="Search alarms"
            placeholder="Alarm, asset, point"
            defaultValue={params.get('q') ?? ''}
            onKeyDown={(event) => event.key === 'Enter' && put('q', event.currentTarget.value.trim(), true)}
            onBlur={(event) => put('q', event.currentTarget.value.trim(), true)}
          />
        )}
        <LensTabs lenses={lenses ?? []} counts={counts} selected={lens} />
      </header>
      <Strips />
      {lens && (
        <MobileList
          key={lens.id}
          lens={lens}
          searchTerm={params.get('q') ?? ''}
          onOpen={(id) => put('open', id)}
          onClear={() => put('q', null, true)}
        />
      )}
      {!lens && error && (
        <DataState kind="failed" title="Failed to get alarms">
          <button type="button" className="btn" onClick={() => refetch()}>
            Try again
          </button>
        </DataState>
      )}
      <BottomBar onSearch={startSearch} />
    </div>
  );
}

/** A lens in the address: standard ones by name, as in the console; other names are not unique. */
const lensParam = ({ id, name, groupLabel }: Lens): string => (groupLabel === standardGroup ? name : id);

interface LensTabsProps {
  lenses: Lens[];
  counts: ReadonlyMap<string, number>;
  selected: Lens | undefined;
}

function LensTabs({ lenses, counts, selected }: LensTabsProps) {
  return (
    <nav className="tabs" aria-label="Lenses">
      {lenses.map((lens) => (
        <Link
          key={lens.id}
          to={`?lens=${encodeURIComponent(lensParam(lens))}`}
          replace
          className={`tab${lens === selected ? ' is-on' : ''}`}
          aria-current={lens === selected ? 'page' : undefined}
        >
          {tabName(lens)}
          {counts.has(lens.id) && <span className="chip">{chipOf(lens, counts.get(lens.id) ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  );
}
