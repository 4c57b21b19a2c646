import { chartTexts as texts } from '#texts/charts.ts';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { type ChartData, formatValue, mostOf } from './chart-data.ts';
import * as css from './charts.module.css';
import { stepOf } from './plot.ts';

interface PivotCellsProps {
  /** Accessible name. */
  label: string;
  /** Points are rows, and series are columns. */
  data: ChartData;
}

const sumOf = (values: ReadonlyArray<number | null>): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Counts by two things as a table with sums, whose cells are shaded as those of a heat map. */
export function PivotCells({ label, data }: PivotCellsProps) {
  const { axis, points, series } = data;
  const most = mostOf(data);
  const sums = series.map(({ values }) => sumOf(values));
  return (
    <div className={css.pivot}>
      <Table
        label={label}
        columns={[
          { name: axis },
          ...series.map(({ name }) => ({ name, isNumber: true })),
          { name: texts.total, isNumber: true },
        ]}
        foot={
          <tr>
            <th scope="row">{texts.total}</th>
            {series.map(({ name }, one) => (
              <th key={name} className={`num ${tableCss.isRight}`}>
                {formatValue(data, sums[one])}
              </th>
            ))}
            <th className={`num ${tableCss.isRight}`}>{formatValue(data, sumOf(sums))}</th>
          </tr>
        }
      >
        {points.map(({ key, name }, at) => {
          const values = series.map((one) => one.values[at] ?? null);
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              {series.map((one, column) => {
                const value = values[column] ?? null;
                return (
                  <Cell key={one.name} kind="number" className={css.pivotCell} data-step={stepOf(value, most)}>
                    {formatValue(data, value)}
                  </Cell>
                );
              })}
              <Cell kind="number" className="strong">
                {formatValue(data, sumOf(values))}
              </Cell>
            </tr>
          );
        })}
      </Table>
    </div>
  );
}
