import { Input } from 'antd';
import { Check, ChevronLeft, ChevronRight, Plus, Search } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Popup } from './Popup.tsx';
import * as css from './picker.module.css';
import { type Choice, drilledInto, isComplete, type Picking, toggled, wentBack } from './picker-path.ts';
import { useDebounced } from './use-debounced.ts';
import { type PageOf, usePages } from './use-pages.ts';

interface MultiLevelPickerProps {
  label: string;
  isMulti?: boolean;
  /** Initial choice. */
  chosen: readonly Choice[];
  /** Reads choices within the last of the path, or at the top, that match. */
  read: (path: readonly Choice[], search: string, offset: number) => Promise<PageOf<Choice>>;
  /** Button label. */
  confirm?: string;
  onSelect: (chosen: readonly Choice[]) => void;
  /** Button that opens and closes it. */
  children: ReactElement;
}

/** Picker of nested choices: places, and their content. Opens and closes on click. */
export function MultiLevelPicker({ children, onSelect, ...panel }: MultiLevelPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const select = (chosen: readonly Choice[]) => {
    setOpen(false);
    onSelect(chosen);
  };
  return (
    <Popup
      label={panel.label}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      isFlush
      content={<PickerPanel {...panel} onSelect={select} />}
    >
      {children}
    </Popup>
  );
}

function PickerPanel(props: Omit<MultiLevelPickerProps, 'children'>) {
  const { label, isMulti = false, chosen, read, confirm = selectTexts.select, onSelect } = props;
  const [picking, setPicking] = useState<Picking>({ path: [], chosen });
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search);
  const { path } = picking;
  const within = path.map(({ id }) => id).join('/');
  const { items, isLoading, isFailed, onScroll } = usePages(`${within} ${debounced}`, (offset) =>
    read(path, debounced, offset),
  );
  const go = (next: Picking) => {
    setSearch('');
    setPicking(next);
  };
  const isChosen = ({ id }: Choice) => picking.chosen.some((one) => one.id === id);
  return (
    <div className={css.picker}>
      <div className={css.pickerHead}>
        {path.length > 0 && (
          <IconButton
            icon={ChevronLeft}
            iconSize={15}
            size="small"
            label={actionTexts.back}
            onClick={() => go(wentBack(picking))}
          />
        )}
        <span className="strong ell grow">{path.at(-1)?.name ?? label}</span>
      </div>
      <Input
        className={css.pickerSearch}
        aria-label={selectTexts.search(path.at(-1)?.name ?? label)}
        placeholder={actionTexts.search}
        prefix={<Search size={14} className="quiet" aria-hidden />}
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={css.pickerList} aria-label={path.at(-1)?.name ?? label} aria-busy={isLoading} onScroll={onScroll}>
        {items.map((choice) => (
          <li key={choice.id} className={isChosen(choice) ? css.isOn : undefined}>
            <button
              type="button"
              className={css.pickerChoice}
              aria-pressed={choice.isHeading || choice.isAction ? undefined : isChosen(choice)}
              onClick={() =>
                choice.isAction
                  ? onSelect([choice])
                  : choice.isHeading
                    ? go(drilledInto(picking, choice))
                    : setPicking(toggled(picking, choice, isMulti))
              }
            >
              {choice.isAction && <Plus size={14} aria-hidden />}
              <span className="ell grow" dir="auto">
                {choice.name}
              </span>
              {choice.hint && <span className="meta quiet">{choice.hint}</span>}
              {isChosen(choice) && <Check size={14} aria-hidden />}
            </button>
            {choice.hasChildren && (
              <IconButton
                icon={ChevronRight}
                iconSize={15}
                size="small"
                label={selectTexts.open(choice.name)}
                onClick={() => go(drilledInto(picking, choice))}
              />
            )}
          </li>
        ))}
        {items.length === 0 && (
          <li className={`${css.pickerNone} quiet`}>
            {isLoading || debounced !== search
              ? actionTexts.loading
              : isFailed
                ? selectTexts.failed
                : selectTexts.noResults}
          </li>
        )}
      </ul>
      <div className={css.pickerFoot}>
        <span className="meta quiet grow num" aria-live="polite">
          {isMulti ? selectTexts.chosen(picking.chosen.length) : ''}
        </span>
        <Button
          variant="primary"
          size="small"
          disabled={!isComplete(picking, isMulti)}
          onClick={() => onSelect(picking.chosen)}
        >
          {confirm}
        </Button>
      </div>
    </div>
  );
}
