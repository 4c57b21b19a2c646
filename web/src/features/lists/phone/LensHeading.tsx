import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { type Lens, tabName } from '#features/lenses/lenses.ts';
import { useLiveState } from '#session/live-context.tsx';
import { lensTexts as texts } from '#texts/lenses.ts';
import * as kit from '#ui/ui.module.css';
import * as css from './list-phone.module.css';
import { lensSearch } from './mobile-lens.ts';

interface LensHeadingProps {
  kind: LensKind;
  lens: Lens;
  lenses: Lens[];
  count: number | undefined;
}

/** The open lens as heading and as a choice of lenses, with the state of the feed. */
export function LensHeading({ kind, lens, lenses, count }: LensHeadingProps) {
  const status = useLiveState((state) => state.status);
  const navigate = useNavigate();
  const groups = [...new Set(lenses.map(({ groupLabel }) => groupLabel))];
  const choose = (id: string) => {
    const chosen = lenses.find((each) => each.id === id);
    if (chosen) navigate(lensSearch(chosen), { replace: true });
  };
  return (
    <div className="grow">
      <h1 className={css.mobileLens}>
        <span className="ell">{tabName(lens)}</span>
        <ChevronDown size={17} aria-hidden />
        {/* biome-ignore lint/correctness/noRestrictedElements: the phone's own picker, which a finger turns */}
        <select aria-label={texts.lens} value={lens.id} onChange={(event) => choose(event.target.value)}>
          {groups.map((label) => (
            <optgroup key={label} label={label}>
              {lenses
                .filter(({ groupLabel }) => groupLabel === label)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {tabName(each)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </h1>
      <p className={kit.feedAge}>
        <span className={kit.feedDot} data-status={status} aria-hidden />
        {texts.feed[status]}
        {count !== undefined && ` · ${texts.count(count, listKinds[kind].words.noun)}`}
      </p>
    </div>
  );
}
