import { ChevronDown } from 'lucide-react';
import { useLiveState } from '../app/live-context.tsx';
import { type Lens, tabName } from '../features/alarms/lenses.ts';
import { plural } from '../ui/format.ts';

const words = { live: 'Live', connecting: 'Connecting…', lost: 'Paused' };

interface LensHeadingProps {
  lens: Lens;
  lenses: Lens[];
  count: number | undefined;
  onChoose: (lens: Lens) => void;
}

/** The open lens as heading and as a choice of lenses, with the state of the feed. */
export function LensHeading({ lens, lenses, count, onChoose }: LensHeadingProps) {
  const status = useLiveState((state) => state.status);
  return (
    <div className="grow">
      <h1 className="mobile-lens">
        {tabName(lens)}
        <ChevronDown size={17} aria-hidden />
        <select
          aria-label="Lens"
          value={lens.id}
          onChange={(event) => {
            const chosen = lenses.find(({ id }) => id === event.target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {lenses.map((each) => (
            <option key={each.id} value={each.id}>
              {tabName(each)}
            </option>
          ))}
        </select>
      </h1>
      <p className="feed-age">
        <span className={`feed-dot is-${status}`} aria-hidden />
        {words[status]}
        {count !== undefined && ` · ${plural(count, 'alarm')}`}
      </p>
    </div>
  );
}
