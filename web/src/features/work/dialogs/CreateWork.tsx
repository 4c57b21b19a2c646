import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { CreateForm } from './CreateForm.tsx';
import '../work.css';

/** The contract's words for one alarm too many: title and body of the toast. */
export const alarmLimit = [
  'Alarm limit reached',
  `You can add up to ${maxAlarmsPerTicket} alarms to this ticket. Please remove an alarm before adding another.`,
] as const;

interface CreateWorkProps {
  alarmIds: string[];
  onClose: () => void;
  onDone: () => void;
}

/** A ticket of some alarms, in a drawer beside whatever they were chosen in. */
export function CreateWork({ alarmIds, onClose, onDone }: CreateWorkProps) {
  return (
    <Drawer title="Create work" onClose={onClose} className="create-work">
      <CreateForm
        alarmIds={alarmIds}
        onCancel={onClose}
        onDone={() => {
          onDone();
          onClose();
        }}
      />
    </Drawer>
  );
}
