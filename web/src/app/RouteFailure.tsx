import * as frameCss from '#frame/frame.module.css';
import { toastTexts } from '#texts/common.ts';
import { Failed } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';

const Failure = () => <Failed title={toastTexts.failure} onRetry={() => location.reload()} />;

/** Stands in for the whole screen where its frame could not be loaded or failed. */
export const RouteFailure = () => (
  <main className={kit.wholePage}>
    <Failure />
  </main>
);

/** Stands in for a page whose code could not be loaded or failed; its frame, and with it the way elsewhere, stays. */
export const PageFailure = () => (
  <main id="content" className={frameCss.content} tabIndex={-1}>
    <Failure />
  </main>
);
