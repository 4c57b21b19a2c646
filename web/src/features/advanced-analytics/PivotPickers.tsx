import { ArrowLeftRight } from 'lucide-react';
import {
  dimensionOfProperty,
  isTimeDimension,
  type PivotMeasure,
  pivotDimensions,
  pivotMeasures,
  pivotSources,
} from '#domain/pivot-dimensions.ts';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { pivotTexts as texts } from '#texts/advanced-analytics.ts';
import { reportTexts } from '#texts/reports.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Select } from '#ui/Select.tsx';
import * as css from './advanced-analytics.module.css';
import { type PivotState, usualPivot } from './pivot-address.ts';

interface PivotPickersProps {
  state: PivotState;
  onChange: (change: Partial<PivotState>) => void;
}

const none = '';
const sourceOptions = pivotSources.map((value) => ({ value, label: texts.sources[value] }));

/** Pickers of source, measure and dimensions. */
export function PivotPickers({ state, onChange }: PivotPickersProps) {
  const { source, rows, column, measure } = state;
  const options = useDimensions(state);
  const [first = '', second = none] = rows;
  const without = (...taken: Array<string | null>) => options.filter(({ value }) => !taken.includes(value));
  const withNone = (taken: Array<string | null>) => [{ value: none, label: texts.noDimension }, ...without(...taken)];
  const put = (change: Partial<PivotState>) => onChange({ ...change, sort: null });
  return (
    <div className={css.pivotPickers}>
      <Segmented
        label={texts.source}
        size="small"
        options={sourceOptions}
        value={source}
        onChange={(next) => put({ ...usualPivot[next], criteria: [] })}
      />
      <Picker
        label={texts.measure}
        value={measure}
        options={pivotMeasures[source].map((value) => ({ value, label: texts.measures[value] }))}
        onChange={(next) => put({ measure: next as PivotMeasure })}
      />
      <Picker
        label={texts.rows}
        value={first}
        options={without(second, column)}
        onChange={(next) => put({ rows: second === none ? [next] : [next, second] })}
      />
      <Picker
        label={texts.thenBy}
        value={second}
        options={withNone([first, column])}
        onChange={(next) => put({ rows: next === none ? [first] : [first, next] })}
      />
      <Picker
        label={texts.column}
        value={column ?? none}
        options={withNone([first, second])}
        onChange={(next) => put({ column: next === none ? null : next })}
      />
      <IconButton
        size="small"
        icon={ArrowLeftRight}
        label={texts.swap}
        disabled={column === null || rows.length > 1}
        onClick={() => column !== null && put({ rows: [column], column: first })}
      />
    </div>
  );
}

interface PickerProps {
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  onChange: (value: string) => void;
}

const Picker = ({ label, value, options, onChange }: PickerProps) => (
  <span className={css.pivotPicker}>
    <span className="meta quiet" aria-hidden>
      {label}
    </span>
    <Select
      label={label}
      size="small"
      className={css.pivotChoice}
      isSearchable
      isListWide
      value={value}
      options={options}
      onChange={onChange}
    />
  </span>
);

/** Dimensions of the source with their names: times, what tickets have, what alarms have, the customer's properties. */
function useDimensions({ source }: Pick<PivotState, 'source'>) {
  const definitions = useDefinitions();
  return [
    ...pivotDimensions[source].map((value: keyof typeof texts.dimensions) => ({
      value: value as string,
      label: texts.dimensions[value],
      rank: isTimeDimension(value) ? 0 : value in reportTexts.fields ? 2 : 1,
    })),
    ...definitions
      .filter(({ name }) => name !== 'external_system_id')
      .map(({ name, label }) => ({ value: dimensionOfProperty(name), label, rank: 3 })),
  ].toSorted((a, b) => a.rank - b.rank);
}
