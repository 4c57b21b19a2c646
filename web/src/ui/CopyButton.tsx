import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { actionTexts as texts } from '#texts/common.ts';
import { Button } from './Button.tsx';

const copiedMs = 2_000;

/** Copies a text to the clipboard, and shows so for a moment. */
export function CopyButton({ text, primary }: { text: string; primary?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
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
      {isCopied ? texts.copied : texts.copy}
    </Button>
  );
}
