import { ArrowDown, ArrowUp } from 'lucide-react';
import { type AlarmColumn, alarmColumnIds, alarmColumns } from '../../../../../domain/lenses/table-columns.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import './views.css';

interface ColumnsPickerProps {
  /** Those shown, in their order. */
  columns: readonly AlarmColumn[];
  /** They are what the table shows by itself. */
  isOwn: boolean;
  onChange: (columns: AlarmColumn[] | null) => void;
}

/** A table without its name column could not be read. */
const always: AlarmColumn = 'name';

/** Which columns a table shows, and in which order. */
export function ColumnsPicker({ columns, isOwn, onChange }: ColumnsPickerProps) {
  const hidden = alarmColumnIds.filter((id) => !columns.includes(id));
  const move = (at: number, by: number) => {
    const next = [...columns];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange(next);
  };
  return (
    <div className="columns-picker">
      <ul>
        {columns.map((id, at) => (
          <li key={id}>
            <label className="grow">
              <input
                type="checkbox"
                checked
                disabled={id === always}
                onChange={() => onChange(columns.filter((each) => each !== id))}
              />
              {alarmColumns[id]}
            </label>
            <IconButton
              icon={ArrowUp}
              iconSize={14}
              size="small"
              label={`Move ${alarmColumns[id]} up`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon={ArrowDown}
              iconSize={14}
              size="small"
              label={`Move ${alarmColumns[id]} down`}
              disabled={at === columns.length - 1}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
        {hidden.map((id) => (
          <li key={id}>
            <label className="grow soft">
              <input type="checkbox" checked={false} onChange={() => onChange([...columns, id])} />
              {alarmColumns[id]}
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="btn is-ghost is-small" disabled={isOwn} onClick={() => onChange(null)}>
        Reset columns
      </button>
    </div>
  );
}
