import { InputNumber, Popover, Select } from 'antd';
import { Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Pill } from '../../ui/Pill.tsx';
import { type Criterion, filterName, filterValue, type WorkFilter, workFilters } from './work-filters.ts';

interface WorkFilterBarProps {
  criteria: Criterion[];
  searchTerm: string;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
}

/** contract: how long a search waits for the next letter. */
const settleMs = 300;

/** What narrows the list: a search by number or words, and filters. */
export function WorkFilterBar({ criteria, searchTerm, onCriteria, onSearch }: WorkFilterBarProps) {
  const [text, setText] = useState(searchTerm);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setText(searchTerm), [searchTerm]);
  useEffect(() => {
    if (text.trim() === searchTerm) return;
    const timer = setTimeout(() => onSearch(text.trim()), settleMs);
    return () => clearTimeout(timer);
  }, [text, searchTerm, onSearch]);
  const set = (field: string, values: string[]) => {
    const others = criteria.filter((one) => one.field !== field);
    onCriteria(values.length > 0 ? [...others, { field, isExclusion: false, values }] : others);
  };
  const valuesOf = (field: string): string[] =>
    criteria.find((one) => one.field === field)?.values.flatMap((value) => value ?? []) ?? [];
  const form = (
    <div className="work-filters">
      <h2>Filter work</h2>
      {workFilters.map((filter) => (
        <FilterField
          key={filter.field}
          filter={filter}
          values={valuesOf(filter.field)}
          onChange={(values) => set(filter.field, values)}
        />
      ))}
      <button type="button" className="btn is-ghost" onClick={() => onCriteria([])}>
        Reset
      </button>
    </div>
  );
  return (
    <div className="work-bar">
      <div className="work-search">
        <Search size={14} aria-hidden />
        <input
          type="search"
          aria-label="Search work"
          placeholder="W number or words"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        open={isOpen}
        onOpenChange={setOpen}
        content={isOpen ? form : null}
      >
        <button type="button" className="btn is-ghost is-small is-link">
          <Plus size={14} aria-hidden />
          Filter
        </button>
      </Popover>
      {criteria.length > 0 && (
        <ul className="criteria-pills" aria-label="Applied filters">
          {criteria.map(({ field, values }) => (
            <Pill
              key={field}
              field={filterName(field)}
              isExclusion={false}
              value={values.map((value) => filterValue(field, value)).join(', ')}
              onRemove={() => set(field, [])}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FilterFieldProps {
  filter: WorkFilter;
  values: string[];
  onChange: (values: string[]) => void;
}

function FilterField({ filter: { field, label, kind, options = [] }, values, onChange }: FilterFieldProps) {
  const id = `work-filter-${field}`;
  if (kind === 'choice')
    return (
      <div className="work-filter">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          mode="multiple"
          allowClear
          placeholder="Any"
          value={values}
          options={[...options]}
          onChange={onChange}
        />
      </div>
    );
  if (kind === 'text')
    return (
      <div className="work-filter">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          mode="tags"
          open={false}
          tokenSeparators={[',', ' ']}
          placeholder="W10482"
          value={values}
          onChange={(all: string[]) => onChange(all.filter((one) => /^w?\d+$/i.test(one)))}
        />
      </div>
    );
  const [min = '', max = ''] = (values[0] ?? '').split('..');
  const change = (from: string, to: string) => onChange(from || to ? [`${from}..${to}`] : []);
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <div className="work-filter">
      <span id={id}>{label}</span>
      <div className="filter-range">
        <InputNumber
          aria-label={`${label} from`}
          prefix="From"
          min={0}
          precision={0}
          value={number(min)}
          onChange={(value) => change(value === null ? '' : String(value), max)}
        />
        <InputNumber
          aria-label={`${label} to`}
          prefix="To"
          min={0}
          precision={0}
          value={number(max)}
          onChange={(value) => change(min, value === null ? '' : String(value))}
        />
      </div>
    </div>
  );
}
