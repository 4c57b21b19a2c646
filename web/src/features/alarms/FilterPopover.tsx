import { Popover, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldName } from '../../../../domain/criteria/fields.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { FilterValues } from './filters/FilterValues.tsx';
import { MatchCount } from './filters/MatchCount.tsx';
import type { Lens } from './lenses.ts';
import { blankOption, type Criterion, filterOptions, fixedOptions } from './list/criteria.ts';
import { listHeight, type Option } from './list/option.ts';

interface Row {
  key: number;
  field: FieldName | null;
  isExclusion: boolean;
  /** (blanks) by its option. */
  values: string[];
}

interface FilterPopoverProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  serverOptions: Partial<Record<string, Option[]>>;
  onApply: (criteria: Criterion[]) => void;
}

let rowKeys = 0;
const emptyRow = (): Row => {
  rowKeys += 1;
  return { key: rowKeys, field: null, isExclusion: false, values: [] };
};
const operators = [
  { value: false, label: 'includes' },
  { value: true, label: 'excludes' },
];

const rowsFrom = (criteria: Criterion[]): Row[] => [
  ...criteria.map(({ field, isExclusion, values }) => ({
    ...emptyRow(),
    field: field as FieldName,
    isExclusion,
    values: values.map((value) => value ?? blankOption.value),
  })),
  emptyRow(),
];
const isFilled = (row: Row) => row.field !== null && row.values.length > 0;

/** Adds and changes the person's own filters: rows combine with AND, the values of one with OR. */
export function FilterPopover({ lens, criteria, searchTerm, serverOptions, onApply }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState<Row[]>([]);
  const toggle = (open: boolean) => {
    if (open) setRows(rowsFrom(criteria));
    setOpen(open);
  };
  const change = (key: number, part: Partial<Row>) => {
    const next = rows.map((row) => (row.key === key ? { ...row, ...part } : row));
    const last = next.at(-1);
    setRows(last && isFilled(last) ? [...next, emptyRow()] : next);
  };
  const asked = rows.filter(isFilled).map(({ field, isExclusion, values }) => ({
    field: field ?? '',
    isExclusion,
    values: values.map((value) => (value === blankOption.value ? null : value)),
  }));
  const apply = () => {
    onApply(asked);
    setOpen(false);
  };
  const taken = [...lens.criteria, ...rows].map(({ field }) => field);
  const form = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form, whose button does the same
    <div
      className="filters"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) apply();
      }}
    >
      <div className="filters-head">
        <h2>Filter alarms</h2>
        <span className="meta quiet">Rows combine with AND, values with OR</span>
      </div>
      {rows.map(({ key, field, isExclusion, values }) => (
        <div key={key} className="filter-row">
          <Select
            aria-label="Field"
            placeholder="Add a field"
            showSearch={{ optionFilterProp: 'label' }}
            listHeight={listHeight}
            value={field}
            options={filterOptions.filter((option) => option.value === field || !taken.includes(option.value))}
            onChange={(next) => change(key, { field: next, values: [] })}
          />
          <Select
            aria-label="Operator"
            value={isExclusion}
            options={operators}
            onChange={(next) => change(key, { isExclusion: next })}
          />
          <FilterValues
            key={field}
            field={field}
            values={values}
            options={field ? (fixedOptions[field] ?? serverOptions[field]) : []}
            onChange={(next) => change(key, { values: next })}
          />
          <IconButton
            icon={Trash2}
            iconSize={15}
            label="Remove row"
            disabled={rows.length === 1}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <div className="filters-foot">
        {isOpen && <MatchCount lensId={lens.id} criteria={asked} searchTerm={searchTerm} />}
        <div className="grow" />
        <button type="button" className="btn is-ghost" onClick={() => setRows([emptyRow()])}>
          Reset
        </button>
        <button type="button" className="btn is-primary" onClick={apply}>
          Apply
        </button>
      </div>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" arrow={false} open={isOpen} onOpenChange={toggle} content={form}>
      <button type="button" className="btn is-ghost is-small is-link">
        <Plus size={14} aria-hidden />
        Filter
      </button>
    </Popover>
  );
}
