import { readerTexts as texts } from '#texts/analyst.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as css from './analyst.module.css';

/** A secret that is shown once. */
export interface NewSecret {
  name: string;
  secret: string;
}

/** Connection of a tool; its secret is shown this once. */
export const ReaderSecret = ({ name, secret, onClose }: NewSecret & { onClose: () => void }) => (
  <Dialog
    title={texts.ready(name)}
    isDirty
    onClose={onClose}
    foot={
      <Button variant="primary" onClick={onClose}>
        {texts.done}
      </Button>
    }
  >
    <div className={css.readerSecret}>
      <p className="soft">{texts.copyNow}</p>
      {(
        [
          [texts.user, name],
          [texts.secret, secret],
          [texts.database, texts.databaseName],
        ] as const
      ).map(([label, text]) => (
        <div key={label}>
          <span>{label}</span>
          <Copyable label={label} text={text} />
        </div>
      ))}
      <p className="soft">{texts.address}</p>
    </div>
  </Dialog>
);
