import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const saidMs = 2_000;

/** Puts a text on the clipboard, and says so for a moment. */
export function CopyButton({ text, primary }: { text: string; primary?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // without the right to write it can still be selected by hand
      () => undefined,
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className={`btn is-small${primary ? ' is-primary' : ''}`} onClick={copy}>
      <Icon size={13} aria-hidden />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
