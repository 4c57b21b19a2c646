import { Link } from 'react-router';
import { chipOf, type Lens, tabName } from '#features/lenses/lenses.ts';
import { lensTexts } from '#texts/lenses.ts';
import * as kit from '#ui/ui.module.css';
import { useTabInView } from '#ui/use-tab-in-view.ts';
import { mobileWorkPath } from '../places/work-places.ts';
import { lensSearch } from './mobile-lens.ts';

interface LensTabsProps {
  lenses: Lens[];
  counts: ReadonlyMap<string, number>;
  selected: Lens | null;
}

/** Every lens as a tab with its count; the open one is in view. Lists of work are in their own place. */
export function LensTabs({ lenses, counts, selected }: LensTabsProps) {
  const openId = selected?.id;
  const strip = useTabInView<HTMLElement>(openId ?? '', lenses.length);
  return (
    <nav ref={strip} className={kit.tabs} aria-label={lensTexts.lenses}>
      {lenses.map((lens) => (
        <Link
          key={lens.id}
          to={lens.type === 'work' ? mobileWorkPath + lensSearch(lens) : lensSearch(lens)}
          replace={lens.type === selected?.type}
          className={`${kit.tab}${lens.id === openId ? ` ${kit.isOn}` : ''}`}
          aria-current={lens.id === openId ? 'page' : undefined}
        >
          {tabName(lens)}
          {counts.has(lens.id) && <span className={kit.chip}>{chipOf(lens, counts.get(lens.id) ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  );
}
