import { integrationTexts as texts } from '#texts/integrations.ts';
import { formatTime } from '#ui/format.ts';
import * as css from './integrations.module.css';

const height = 22;
const barWidth = 4;
const gap = 1;

interface HourBarsProps {
  hours: Array<{ start: string; events: number }>;
  isBroken: boolean;
}

/** Events of each of 24 hours as bars; an hour without any keeps its place. */
export function HourBars({ hours, isBroken }: HourBarsProps) {
  const most = Math.max(1, ...hours.map(({ events }) => events));
  const total = hours.reduce((sum, { events }) => sum + events, 0);
  const width = hours.length * (barWidth + gap) - gap;
  return (
    <svg
      className={`${css.hourBars}${isBroken ? ` ${css.isBroken}` : ''}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.hourBars(total, most)}
    >
      {hours.map(({ start, events }, n) => {
        const tall = events === 0 ? 1.5 : 3 + ((height - 3) * events) / most;
        return (
          <rect
            key={start}
            className={events === 0 ? css.isEmpty : undefined}
            x={n * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1}
          >
            <title>{texts.hourBar(formatTime(start), events)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
