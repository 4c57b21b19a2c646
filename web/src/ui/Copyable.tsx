import { CopyButton } from './CopyButton.tsx';
import * as css from './ui.module.css';

/** A text to be taken elsewhere, such as a key, with a button that copies it. */
export const Copyable = ({ label, text }: { label: string; text: string }) => (
  <div className={css.copyable}>
    <code className={`${css.keyBox} mono`} role="status" aria-label={label}>
      {text}
    </code>
    <CopyButton text={text} />
  </div>
);
