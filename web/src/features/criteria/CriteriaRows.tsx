import { Lock, Trash2 } from 'lucide-react';
import { isCmmsFilter } from '#domain/lists/alarms/cmms-filters.ts';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { ownOf } from '#domain/own.ts';
import { seesCmmsValues } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { pillTexts } from '#texts/common.ts';
import { filterTexts as texts } from '#texts/filters.ts';
import { formatValueList } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { Option } from '#ui/option.ts';
import { Select } from '#ui/Select.tsx';
import { type Criterion, filterLabel, filterOptions, fixedOptions, valueLabel } from './criteria.ts';
import type { CriteriaRowsState } from './criteria-rows.ts';
import { FilterValues } from './FilterValues.tsx';
import * as css from './filters.module.css';

const operators = [
  { value: 'includes', label: pillTexts.includes },
  { value: 'excludes', label: pillTexts.excludes },
];

interface CriteriaRowsProps {
  kind?: LensKind;
  /** Set: offers what the warehouse holds alone. */
  ofHistory?: boolean | undefined;
  state: CriteriaRowsState;
  /** Fields that are set elsewhere and cannot be chosen here. */
  taken: string[];
  /** Rows that cannot be changed, shown first. */
  locked?: readonly Criterion[];
  serverOptions: Partial<Record<string, Option[]>>;
}

/** Criteria, a row each: rows combine with AND, the values of one with OR. */
export function CriteriaRows({
  kind = 'alarm',
  ofHistory,
  state,
  taken,
  locked = [],
  serverOptions,
}: CriteriaRowsProps) {
  const { rows, change, remove } = state;
  const hasCmms = seesCmmsValues(useMe());
  const offered = filterOptions(kind, ofHistory).filter(({ value }) => hasCmms || !isCmmsFilter(value));
  const unavailable = [...taken, ...locked.map(({ field }) => field), ...rows.map(({ field }) => field)];
  return (
    <>
      {locked.map(({ field, isExclusion, values }) => (
        <div key={field} className={`${css.filterRow} ${css.isLocked}`}>
          <span className="ell">{filterLabel(field)}</span>
          <span className="quiet">{isExclusion ? pillTexts.excludes : pillTexts.includes}</span>
          <span className="ell">
            {formatValueList(values.map((value) => valueLabel(field, value, ownOf(serverOptions, field))))}
          </span>
          <span className={css.filterLock} role="img" aria-label={texts.locked(filterLabel(field))}>
            <Lock size={15} />
          </span>
        </div>
      ))}
      {rows.map(({ key, field, isExclusion, values }) => (
        <div key={key} className={css.filterRow}>
          <Select
            label={texts.field}
            placeholder={texts.chooseField}
            isSearchable
            value={field}
            options={offered.filter((option) => option.value === field || !unavailable.includes(option.value))}
            onChange={(next) => change(key, { field: next, values: [] })}
          />
          <Select
            className={css.filterOperator}
            label={texts.operator}
            value={isExclusion ? 'excludes' : 'includes'}
            options={operators}
            onChange={(next) => change(key, { isExclusion: next === 'excludes' })}
          />
          <div className={css.filterAsked}>
            <FilterValues
              key={field}
              field={field}
              values={values}
              options={field ? (ownOf(fixedOptions, field) ?? ownOf(serverOptions, field)) : []}
              onChange={(next) => change(key, { values: next })}
            />
          </div>
          <IconButton
            icon={Trash2}
            iconSize={15}
            label={texts.removeRow}
            disabled={rows.length === 1}
            onClick={() => remove(key)}
          />
        </div>
      ))}
    </>
  );
}
