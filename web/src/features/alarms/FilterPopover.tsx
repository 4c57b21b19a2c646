import { Popover, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import {
  type Criterion,
  type FilterField,
  filterFields,
  fixedOptions,
  isTypedField,
  keptValues,
  type Option,
} from './list/criteria.ts';

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

/** px */
const listHeight = 208;

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

interface ValuesProps {
  field: FilterField | null;
  values: string[];
  /** Absent while the server has not named them. */
  options: Option[] | undefined;
  onChange: (values: string[]) => void;
}

/** Values of one row: chosen from a list, or typed where there is none. */
function Values({ field, values, options, onChange }: ValuesProps) {
  if (field && isTypedField(field)) {
    return (
      <Select
        aria-label="Values"
        mode="tags"
        placeholder={field === 'text' ? 'Type letters and spaces' : 'Type a value'}
        open={false}
        suffixIcon={null}
        value={values}
        onChange={(typed: string[]) => onChange(keptValues(field, typed))}
      />
    );
  }
  return (
    <Select
      aria-label="Values"
      mode="multiple"
      placeholder="Choose values"
      listHeight={listHeight}
      maxTagCount="responsive"
      notFoundContent={options ? 'No results' : 'Loading...'}
      disabled={field === null}
      value={values}
      optionFilterProp="label"
      options={options}
      onChange={onChange}
    />
  );
}

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
            showSearch={{ optionFilterProp: 'label' }}
            listHeight={listHeight}
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
          <Values
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
