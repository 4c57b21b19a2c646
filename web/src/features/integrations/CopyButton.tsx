import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';

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
  return (
    <Button variant={primary ? 'primary' : 'default'} size="small" icon={isCopied ? Check : Copy} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
