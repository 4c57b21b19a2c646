import { Modal } from 'antd';
import { Kbd } from '#ui/Kbd.tsx';

const keys: Array<[keys: string[], does: string]> = [
  [['J', '↓'], 'Next row; the drawer follows'],
  [['K', '↑'], 'Previous row; the drawer follows'],
  [['Enter', 'O'], 'Open the drawer; again, the full page'],
  [['Esc'], 'Close the drawer, then leave the row or the selection'],
  [['X', 'Shift X'], 'Select the row; the rows up to it'],
  [['Ctrl A'], 'Select all in the lens'],
  [['W'], 'Create work'],
  [['S'], 'Snooze; then 1 to 6, or U until a date'],
  [['D'], 'Decline'],
  [['M'], 'Move to a status'],
  [['P'], 'Set the priority'],
  [['.'], 'Pin'],
  [['Z'], 'Undo, while the toast shows'],
  [['N'], 'Show new rows'],
  [['/'], 'Search'],
  [['['], 'Collapse or expand the rail'],
  [[']'], 'Open or close the drawer'],
  [['?'], 'This list'],
];

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={460} title="Keyboard shortcuts">
      <dl className="key-list">
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
