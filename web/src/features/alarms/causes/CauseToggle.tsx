import { ChevronDown, ChevronRight } from 'lucide-react';
import { createContext, type MouseEvent, useContext } from 'react';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import type { RowGroup } from '../list/alarm-list.ts';
import * as css from './causes.module.css';

/** Opens or closes an incident in the list around. */
const ToggleContext = createContext<(incidentId: string) => void>(() => undefined);
export const CauseToggleProvider = ToggleContext.Provider;

/** Opens and closes the alarms of an incident: its count, and what it is named by. In a grid, arrow keys do the same. */
export function CauseToggle({ group: { incident, isOpen }, tabIndex }: { group: RowGroup; tabIndex?: number }) {
  const toggle = useContext(ToggleContext);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const press = (event: MouseEvent) => {
    // the row beneath would open its alarm
    event.stopPropagation();
    toggle(incident.id);
  };
  return (
    <Button
      variant="plain"
      tabIndex={tabIndex}
      className={`${css.causeToggle} num`}
      aria-expanded={isOpen}
      aria-label={(isOpen ? texts.close : texts.open)(incident.count, incident.causeAsset)}
      onClick={press}
    >
      <Chevron size={13} aria-hidden />
      {formatCount(incident.count)}
    </Button>
  );
}
