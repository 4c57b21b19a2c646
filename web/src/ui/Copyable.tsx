import { CopyButton } from './CopyButton.tsx';

/** A text to be taken elsewhere, such as a key, with a button that copies it. */
export const Copyable = ({ label, text }: { label: string; text: string }) => (
  <div className="copyable">
    <code className="key-box mono" role="status" aria-label={label}>
      {text}
    </code>
    <CopyButton text={text} />
  </div>
);
