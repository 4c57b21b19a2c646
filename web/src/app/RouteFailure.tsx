import { DataState } from '#ui/DataState.tsx';
import { defaultErrorBody, defaultErrorTitle } from '#ui/toast.tsx';

const Failure = () => (
  <DataState kind="failed" title={defaultErrorTitle} detail={defaultErrorBody}>
    <button type="button" className="btn" onClick={() => location.reload()}>
      Try again
    </button>
  </DataState>
);

/** Stands in for the whole screen where its frame could not be loaded or failed. */
export const RouteFailure = () => (
  <main className="whole-page">
    <Failure />
  </main>
);

/** Stands in for a page whose code could not be loaded or failed; its frame, and with it the way elsewhere, stays. */
export const PageFailure = () => (
  <main id="content" className="content" tabIndex={-1}>
    <Failure />
  </main>
);
