import { Link } from 'react-router';
import { chipOf, countOf, type Lens, tabName } from '#features/lenses/lenses.ts';
import { lensTexts } from '#texts/lenses.ts';
import * as kit from '#ui/ui.module.css';
import { useTabInView } from '#ui/use-tab-in-view.ts';
import { lensPath } from './lens-address.ts';
import { triageWorkPath } from './places/work-places.ts';

interface LensTabsProps {
  lenses: Lens[];
  counts: ReadonlyMap<string, number>;
  selectedId: string;
}

/** The tabs of triage with their live counts: standard lenses of alarms, and lists of work. */
export function LensTabs({ lenses, counts, selectedId }: LensTabsProps) {
  const strip = useTabInView<HTMLElement>(selectedId, lenses.length);
  return (
    <nav ref={strip} className={kit.tabs} aria-label={lensTexts.standardLenses}>
      {lenses.map((lens) => {
        const count = counts.get(lens.id);
        return (
          <Link
            key={lens.id}
            to={lens.type === 'work' ? triageWorkPath(lens) : lensPath(lens)}
            className={`${kit.tab}${lens.id === selectedId ? ` ${kit.isOn}` : ''}`}
            aria-current={lens.id === selectedId ? 'page' : undefined}
          >
            {tabName(lens)}
            {count !== undefined && (
              <span className={kit.chip} title={countOf(lens, count)}>
                {chipOf(lens, count)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
