import { workTexts } from '#texts/work.ts';
import { Drawer } from '#ui/Drawer.tsx';
import * as workCss from '../work.module.css';
import { CreateForm } from './CreateForm.tsx';

interface CreateWorkProps {
  alarmIds: string[];
  onClose: () => void;
  onDone: () => void;
}

/** A ticket of some alarms, in a drawer beside whatever they were chosen in. */
export function CreateWork({ alarmIds, onClose, onDone }: CreateWorkProps) {
  return (
    <Drawer title={workTexts.createWork} onClose={onClose} className={workCss.createWork}>
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
