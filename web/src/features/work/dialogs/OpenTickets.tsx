import { ClipboardList } from 'lucide-react';
import type { WorkTicketVerb } from '#generated/graphql.ts';
import { ticketDialogTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import * as formCss from '#ui/form/form.module.css';
import * as workCss from '../work.module.css';

export interface OpenTicket {
  id: string;
  displayId: string;
  objective: string;
  verbs: WorkTicketVerb[];
}

interface OpenTicketsProps {
  /** Those that the person sees. */
  tickets: readonly OpenTicket[];
  count: number;
  onAttach: (ticketId: string) => void;
  onGoOn: () => void;
  onBack: () => void;
}

/** There is open work on the alarms already: attach to it, or go on. */
export function OpenTickets({ tickets, count, onAttach, onGoOn, onBack }: OpenTicketsProps) {
  const hidden = count - tickets.length;
  return (
    <div className={workCss.createForm}>
      <div className={formCss.fields}>
        <h3>{ticketDialogTexts.openTickets(count)}</h3>
        <ul>
          {tickets.map(({ id, displayId, objective, verbs }) => (
            <li key={id} className={workCss.ticketAlarm}>
              <ClipboardList size={15} aria-hidden />
              <span className="num strong">{displayId}</span>
              <span className="ell grow">{objective}</span>
              {verbs.includes('ATTACH') && (
                <Button size="small" onClick={() => onAttach(id)}>
                  {ticketDialogTexts.attachToIt}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {hidden > 0 && <p className="meta soft">{ticketDialogTexts.ofOthers(hidden)}</p>}
      </div>
      <div className={`${formCss.dialogFoot} ${workCss.createFoot}`}>
        <Button onClick={onBack}>{ticketDialogTexts.back}</Button>
        <Button variant="primary" onClick={onGoOn}>
          {ticketDialogTexts.createAnyway}
        </Button>
      </div>
    </div>
  );
}
