import { Modal } from 'antd';
import { type Shortcut, useRegistered } from '#frame/feature.ts';
import { keyboardTexts as texts } from '#texts/shell.ts';
import { Kbd } from '#ui/Kbd.tsx';

/** Keys of every page. */
const ofEveryPage: Shortcut[] = [
  [['/'], texts.search],
  [['['], texts.rail],
  [['?'], texts.help],
];

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = [...useRegistered('shortcuts'), ...ofEveryPage];
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={460} title={texts.title}>
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
