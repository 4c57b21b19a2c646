import { Modal } from 'antd';
import { type Shortcut, useRegistered } from '#frame/feature.ts';
import { Kbd } from '#ui/Kbd.tsx';

/** Keys of every page. */
const ofEveryPage: Shortcut[] = [
  [['/'], 'Search'],
  [['['], 'Collapse or expand the rail'],
  [['?'], 'This list'],
];

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = [...useRegistered('shortcuts'), ...ofEveryPage];
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={460} title="Keyboard shortcuts">
      <dl className="key-list">
        {keys.map(([names, effect]) => (
          <div key={effect}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
