import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { WorkResolutionQuery } from '#generated/graphql.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { formatCount, formatDuration, unknown } from '#ui/format.ts';
import * as kit from '#ui/ui.module.css';
import * as css from './work-resolution.module.css';

interface Figure {
  name: string;
  value: number | null;
  before: number | null;
  format: (value: number) => string;
  /** More of it is better, worse, or neither. */
  more: 'better' | 'worse' | 'neither';
  detail?: string;
}

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);
const asPercent = (value: number): string => `${formatCount(Math.round(value * 100))} %`;

/** Returns the figures of the tiles: closed work and repeat work, each with the period before. */
export function figuresOf({ workResolutionClosedWork, workResolutionRepeatWork }: WorkResolutionQuery): Figure[] {
  const { currentPeriod: now, previousPeriod: before } = workResolutionClosedWork;
  const { currentPeriod: repeat, previousPeriod: repeatBefore } = workResolutionRepeatWork;
  const median = now.medianTimeToResolution;
  return [
    { name: texts.closed, value: now.closed, before: before.closed, format: formatCount, more: 'neither' },
    {
      name: texts.resolvedShare,
      value: share(now.resolved, now.closed),
      before: share(before.resolved, before.closed),
      format: asPercent,
      more: 'better',
      detail: texts.resolvedOf(now.resolved, now.closed),
    },
    {
      name: texts.timeToResolution,
      value: now.averageTimeToResolution ?? null,
      before: before.averageTimeToResolution ?? null,
      format: formatDuration,
      more: 'worse',
      detail: median == null ? undefined : texts.median(formatDuration(median)),
    },
    {
      name: texts.repeatShare,
      value: share(repeat.repeat, repeat.closed),
      before: share(repeatBefore.repeat, repeatBefore.closed),
      format: asPercent,
      more: 'worse',
      detail: texts.repeatOf(repeat.repeating, repeat.reissued),
    },
  ];
}

/** Tiles of closed and repeat work beside the period of equal length before. */
export const ResolutionTiles = ({ data }: { data: WorkResolutionQuery }) => (
  <div className={css.resolutionTiles}>
    {figuresOf(data).map(({ name, value, before, format, more, detail }) => (
      <section key={name} className={`${kit.card} ${css.resolutionTile}`} aria-label={name}>
        <h2>{name}</h2>
        <p className={`${css.resolutionFigure} num`}>{value === null ? unknown : format(value)}</p>
        <p className="meta">
          <Change value={value} before={before} more={more} />
          <span className="soft">{before === null ? texts.nothingBefore : texts.before(format(before))}</span>
        </p>
        {detail && <p className="meta soft">{detail}</p>}
      </section>
    ))}
  </div>
);

/** Arrow from the value before, in the tone of better or worse; nothing without both. */
function Change({ value, before, more }: Pick<Figure, 'value' | 'before' | 'more'>) {
  if (value === null || before === null) return null;
  const direction = Math.sign(value - before);
  const [Icon, word] =
    direction > 0
      ? [ArrowUpRight, texts.higher]
      : direction < 0
        ? [ArrowDownRight, texts.lower]
        : [ArrowRight, texts.same];
  const isNeutral = more === 'neither' || direction === 0;
  const tone = isNeutral ? 'neutral' : direction > 0 === (more === 'better') ? 'success' : 'danger';
  return (
    <span className={css.resolutionChange} style={{ color: `var(--${tone}-fg)` }}>
      <Icon size={13} role="img" aria-label={word} />{' '}
    </span>
  );
}
