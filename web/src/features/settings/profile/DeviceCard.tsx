import { usePush } from '#frame/push/use-push.ts';
import { pushTexts as texts } from '#texts/push.ts';
import { SwitchField } from '#ui/form/fields.tsx';
import * as kit from '#ui/ui.module.css';

/** Turns notifications on this device on and off. */
export function DeviceCard() {
  const { state, isBusy, turn } = usePush();
  const isOff = state === 'unsupported' || state === 'blocked';
  return (
    <section className={kit.card} aria-label={texts.onThisDevice}>
      <SwitchField
        label={texts.onThisDevice}
        help={isOff ? texts[state] : texts.about}
        value={state === 'on'}
        isBusy={isBusy}
        disabled={state === null || isOff}
        onChange={turn}
      />
    </section>
  );
}
