import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { type AlarmColumn, alarmColumns, isCmmsColumn } from '#domain/lists/alarms/table-columns.ts';
import { seesCmmsValues } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { columnsTexts as texts } from '#texts/views.ts';
import { Button } from '#ui/Button.tsx';
import { Grip } from '#ui/Grip.tsx';
import * as gripCss from '#ui/grip.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import * as css from './views.module.css';

interface ColumnsPickerProps {
  /** Heads of all columns that the table can show, by their ids; those of alarms by default. */
  heads?: Readonly<Record<string, string>>;
  /** Those shown, in their order. */
  columns: readonly string[];
  /** True if they are the table's defaults. */
  isOwn: boolean;
  onChange: (columns: string[] | null) => void;
}

/** Column that cannot be hidden. */
const always = 'name';

/** Picker of a table's columns and their order: dragged by their grips, or moved step by step. */
export function ColumnsPicker({ heads = alarmColumns, columns, isOwn, onChange }: ColumnsPickerProps) {
  const [search, setSearch] = useState('');
  const hasCmms = seesCmmsValues(useMe());
  const nameOf = (id: string): string => heads[id] ?? id;
  const isFound = (id: string) => nameOf(id).toLowerCase().includes(search.trim().toLowerCase());
  const hidden = Object.keys(heads).filter(
    (id) => !columns.includes(id) && isFound(id) && (hasCmms || !isCmmsColumn(id as AlarmColumn)),
  );
  const { order, draggedId, list, move, grip } = useReorder(columns, onChange);
  const shown = order.filter(isFound);
  const arrow = (id: string, by: -1 | 1) => (
    <IconButton
      icon={by < 0 ? ArrowUp : ArrowDown}
      iconSize={14}
      size="small"
      label={by < 0 ? texts.moveUp(nameOf(id)) : texts.moveDown(nameOf(id))}
      disabled={columns.indexOf(id) + by < 0 || columns.indexOf(id) + by >= columns.length}
      onClick={() => move(id, by)}
    />
  );
  return (
    <div className={css.columnsPicker}>
      <SearchInput label={texts.search} value={search} onChange={setSearch} />
      <ul ref={list}>
        {shown.map((id) => (
          <li key={id} data-order-id={id} className={id === draggedId ? gripCss.isDragged : undefined}>
            {search === '' && <Grip name={nameOf(id)} {...grip(id)} />}
            <label className="grow">
              <input
                type="checkbox"
                checked
                disabled={id === always}
                onChange={() => onChange(columns.filter((each) => each !== id))}
              />
              {nameOf(id)}
            </label>
            {arrow(id, -1)}
            {arrow(id, 1)}
          </li>
        ))}
        {hidden.map((id) => (
          <li key={id} className={css.isHidden}>
            <label className="grow soft">
              <input type="checkbox" checked={false} onChange={() => onChange([...columns, id])} />
              {nameOf(id)}
            </label>
          </li>
        ))}
        {shown.length + hidden.length === 0 && <li className="quiet">{texts.noResults}</li>}
      </ul>
      <Button variant="ghost" size="small" disabled={isOwn} onClick={() => onChange(null)}>
        {texts.reset}
      </Button>
    </div>
  );
}
