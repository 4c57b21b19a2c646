import { type Shortcut, useRegistered } from '#frame/feature.ts';
import { keyboardTexts as texts } from '#texts/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import * as css from './shell.module.css';

/** Keys of every page. */
const ofEveryPage: Shortcut[] = [
  [['/'], texts.search],
  [['Ctrl K'], texts.palette],
  [['['], texts.rail],
  [['?'], texts.help],
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const keys = [...useRegistered('shortcuts'), ...ofEveryPage];
  return (
    <Dialog title={texts.title} foot={null} onClose={onClose}>
      <dl className={css.keyList}>
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
    </Dialog>
  );
}
