import { Popover, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Criterion, type FilterField, filterFields, fixedOptions, type Option } from './list/criteria.ts';

interface Row {
  key: number;
  field: FilterField | null;
  isExclusion: boolean;
  values: string[];
}

interface FilterPopoverProps {
  criteria: Criterion[];
  /** Fields that the lens itself fixes. */
  lockedFields: string[];
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
const fieldOptions = Object.entries(filterFields).map(([value, label]) => ({ value: value as FilterField, label }));

const rowsFrom = (criteria: Criterion[]): Row[] => [
  ...criteria.map(({ field, isExclusion, values }) => ({
    ...emptyRow(),
    field: field as FilterField,
    isExclusion,
    values: values.filter((value) => value !== null),
  })),
  emptyRow(),
];
const isFilled = (row: Row) => row.field !== null && row.values.length > 0;

/** Adds and changes the person's own filters: rows combine with AND, the values of one with OR. */
export function FilterPopover({ criteria, lockedFields, serverOptions, onApply }: FilterPopoverProps) {
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
  const apply = () => {
    onApply(
      rows.filter(isFilled).map(({ field, isExclusion, values }) => ({ field: field ?? '', isExclusion, values })),
    );
    setOpen(false);
  };
  const taken = [...lockedFields, ...rows.map(({ field }) => field)];
  const form = (
    <div className="filters">
      <div className="filters-head">
        <h2>Filter alarms</h2>
        <span className="meta quiet">Rows combine with AND, values with OR</span>
      </div>
      {rows.map(({ key, field, isExclusion, values }) => (
        <div key={key} className="filter-row">
          <Select
            aria-label="Field"
            placeholder="Add a field"
            value={field}
            options={fieldOptions.filter((option) => option.value === field || !taken.includes(option.value))}
            onChange={(next) => change(key, { field: next, values: [] })}
          />
          <Select
            aria-label="Operator"
            value={isExclusion}
            options={operators}
            onChange={(next) => change(key, { isExclusion: next })}
          />
          <Select
            aria-label="Values"
            mode="multiple"
            placeholder="Choose values"
            listHeight={208}
            maxTagCount="responsive"
            notFoundContent="No results"
            disabled={field === null}
            value={values}
            optionFilterProp="label"
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
