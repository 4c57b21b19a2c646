import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { betaWord } from '#texts/common.ts';
import { Guarded } from './Guarded.tsx';
import { LeaveDialog } from './UnsavedChanges.tsx';
import * as css from './ui.module.css';
import { useTabInView } from './use-tab-in-view.ts';

export interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** Hidden if false. */
  isVisible?: boolean;
  isBeta?: boolean;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: ReadonlyArray<Tab<Id>>;
  selected: Id;
  onSelect: (id: Id) => void;
  /** Id of the panel that the tabs control. */
  panelId: string;
  /** True if there are unsaved changes: another tab asks first. */
  warnsOfChanges?: boolean;
}

/** Tabs over one panel; arrow keys move, as in the ARIA pattern. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, selected, panelId, warnsOfChanges = false } = props;
  const tabs = props.tabs.filter(({ isVisible }) => isVisible !== false);
  const prefix = useId();
  const [wanted, setWanted] = useState<Id | null>(null);
  const strip = useTabInView<HTMLDivElement>(selected, tabs.length);
  const onSelect = (id: Id) => {
    if (warnsOfChanges && id !== selected) setWanted(id);
    else props.onSelect(id);
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    if (!warnsOfChanges) document.getElementById(prefix + next.id)?.focus();
  };
  return (
    <div ref={strip} className={css.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={prefix + tab.id}
          type="button"
          role="tab"
          className={`${css.tab}${tab.id === selected ? ` ${css.isOn}` : ''}`}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.name}
          {tab.isBeta && <span className={css.chip}>{betaWord}</span>}
        </button>
      ))}
      {wanted !== null && (
        <LeaveDialog
          onStay={() => setWanted(null)}
          onLeave={() => {
            setWanted(null);
            props.onSelect(wanted);
          }}
        />
      )}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  label: string;
  className: string;
  children: ReactNode;
}

/** Content of the selected tab; focusable, so that the keyboard can scroll it. */
export const TabPanel = ({ id, label, className, children }: TabPanelProps) => (
  <div id={id} role="tabpanel" aria-label={label} className={className} tabIndex={0}>
    <h2 className="unseen">{label}</h2>
    <Guarded of={label}>{children}</Guarded>
  </div>
);
