import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { snoozePresets } from '#domain/constants.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useDialogKeys } from '#ui/use-dialog-keys.ts';
import type { Decision } from './decision.ts';
import { ReasonField } from './ReasonField.tsx';
import { presetEnd, presetName, presetOfKey } from './snooze-ends.ts';
import './decisions.css';

const SnoozeUntil = onDemand(async () => (await import('./SnoozeUntil.tsx')).SnoozeUntil);

interface SnoozeDialogProps {
  name: string;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** Dialog for a snooze's duration: a preset, by key 1 to 6, or until a date. */
export function SnoozeDialog({ name, onClose, onDecide }: SnoozeDialogProps) {
  const [reason, setReason] = useState('');
  const [isDated, setDated] = useState(false);
  const [until, setUntil] = useState<Date | null>(null);
  const snooze = (end: string) => onDecide({ verb: 'snooze', until: end, reason });
  useEffect(SnoozeUntil.preload, []);
  useDialogKeys((key) => {
    const hours = presetOfKey(key);
    if (hours) snooze(presetEnd(hours, Date.now()));
    else if (key.toLowerCase() === 'u') setDated(true);
    else return false;
    return true;
  });
  return (
    <Modal
      open
      width={460}
      title={`Snooze ${name}`}
      onCancel={onClose}
      mask={{ closable: reason === '' }}
      footer={
        isDated ? (
          <button
            type="button"
            className="btn is-primary"
            disabled={until === null}
            onClick={() => until && snooze(until.toISOString())}
          >
            Snooze
          </button>
        ) : null
      }
    >
      <div className="decision-form">
        <div className="decision-choices">
          {snoozePresets.map((hours, index) => (
            <button
              key={hours}
              type="button"
              className="btn"
              // biome-ignore lint/a11y/noAutofocus: a dialog's first control has the focus
              autoFocus={index === 0}
              onClick={() => snooze(presetEnd(hours, Date.now()))}
            >
              <span className="grow">{presetName(hours)}</span>
              <Kbd>{String(index + 1)}</Kbd>
            </button>
          ))}
          <button type="button" className="btn" aria-expanded={isDated} onClick={() => setDated(true)}>
            <span className="grow">Until a date</span>
            <Kbd>U</Kbd>
          </button>
        </div>
        {isDated && <SnoozeUntil onChange={setUntil} />}
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </Modal>
  );
}
