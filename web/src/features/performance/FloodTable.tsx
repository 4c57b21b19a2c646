import { Link } from 'react-router';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { AlarmPerformanceQuery } from '#generated/graphql.ts';
import { seesReports } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { performanceTexts as texts } from '#texts/performance.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatCount, formatDuration } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { formatDateTimeIn } from '#ui/zoned.ts';
import { countsPath } from './performance-values.ts';

interface FloodTableProps {
  performance: AlarmPerformanceQuery['alarmPerformance'];
  /** IANA name. */
  timezone: string;
  criteria: readonly Criterion[];
}

/** Floods of the period, the largest first; each opens the occurrences of its time. */
export function FloodTable({ performance: { floods, floodCount }, timezone, criteria }: FloodTableProps) {
  const isLinked = seesReports(useMe());
  return (
    <Card title={texts.floods} aside={floodCount > 0 && texts.floodsShown(floods.length, floodCount)}>
      <section
        className={`${cardCss.cardBody} ${cardCss.isTable}`}
        aria-label={chartTexts.tableOf(texts.floods)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
        tabIndex={0}
      >
        {floods.length === 0 && <p className={tableCss.emptyLine}>{texts.noFloods}</p>}
        {floods.length > 0 && (
          <Table
            label={texts.floods}
            columns={[
              { name: texts.flood },
              { name: texts.duration, isNumber: true },
              { name: texts.occurrences, isNumber: true },
              { name: texts.peak, isNumber: true },
            ]}
          >
            {floods.map((flood) => (
              <tr key={flood.start}>
                <Cell kind="time">
                  {isLinked ? (
                    <Link to={countsPath(flood, timezone, criteria)}>{formatDateTimeIn(flood.start, timezone)}</Link>
                  ) : (
                    formatDateTimeIn(flood.start, timezone)
                  )}
                </Cell>
                <Cell kind="number">{formatDuration(Date.parse(flood.end) - Date.parse(flood.start))}</Cell>
                <Cell kind="number">{formatCount(flood.instances)}</Cell>
                <Cell kind="number">{formatCount(flood.peak)}</Cell>
              </tr>
            ))}
          </Table>
        )}
        <p className="meta soft">{texts.floodMeaning}</p>
      </section>
    </Card>
  );
}
