import type { MeasureFieldsFragment } from '#generated/graphql.ts';
import { chartTexts } from '#texts/charts.ts';
import { measureTexts, performanceTexts as texts } from '#texts/performance.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Cell, Table } from '#ui/Table.tsx';
import { MeasureStatusTag } from './MeasureStatusTag.tsx';
import * as css from './performance.module.css';
import { boundText, measureText } from './performance-values.ts';

interface MeasureTableProps {
  measures: readonly MeasureFieldsFragment[];
  positions: number;
  isStateUnknown: boolean;
}

/** Every measure beside what is recommended, with its standing and what it means. */
export const MeasureTable = ({ measures, positions, isStateUnknown }: MeasureTableProps) => (
  <Card title={texts.measures}>
    <section
      className={`${cardCss.cardBody} ${cardCss.isTable}`}
      aria-label={chartTexts.tableOf(texts.measures)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
      tabIndex={0}
    >
      <Table
        label={texts.measures}
        className={css.performanceMeasures}
        columns={[
          { name: texts.measure },
          { name: texts.value, isNumber: true },
          { name: texts.status },
          { name: texts.target, isNumber: true },
          { name: texts.limit, isNumber: true },
          { name: texts.meaning },
        ]}
      >
        {measures.map((measure) => (
          <tr key={measure.name}>
            <th scope="row">{measureTexts[measure.name].name}</th>
            <Cell kind="number" className={css.performanceValue}>
              {measureText(measure.value, measure.unit)}
            </Cell>
            <Cell>
              <MeasureStatusTag status={measure.status} isStateUnknown={isStateUnknown} />
            </Cell>
            <Cell kind="number" isSoft>
              {boundText(measure, 'target')}
            </Cell>
            <Cell kind="number" isSoft>
              {boundText(measure, 'limit')}
            </Cell>
            <Cell isSoft className={css.performanceMeaning}>
              {measureTexts[measure.name].meaning}
            </Cell>
          </tr>
        ))}
      </Table>
      <p className="meta soft">
        {texts.positions(positions)} {texts.sources}
      </p>
    </section>
  </Card>
);
