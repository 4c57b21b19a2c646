import { useState } from 'react';
import { HandOverDialog } from '#frame/HandOverDialog.tsx';
import { useMe } from '#session/me.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { Button } from '#ui/Button.tsx';
import * as kit from '#ui/ui.module.css';

/** Offers the session of this device to another one. */
export function HandOverCard() {
  const { id, name } = useMe().customer;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={kit.card} aria-label={texts.handOver}>
      <div className={kit.cardHead}>
        <h2>{texts.handOver}</h2>
        <Button onClick={() => setOpen(true)}>{texts.handOverOpen}</Button>
      </div>
      <p className="meta quiet">{texts.handOverHelp(name)}</p>
      {isOpen && <HandOverDialog title={texts.handOverOpen} customerId={id} onClose={() => setOpen(false)} />}
    </section>
  );
}
