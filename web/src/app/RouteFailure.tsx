import { DataState } from '../ui/DataState.tsx';
import { defaultErrorBody, defaultErrorTitle } from '../ui/toast.tsx';

/** Stands in for a page whose code could not be loaded or failed. */
export const RouteFailure = () => (
  <main className="whole-page">
    <DataState kind="failed" title={defaultErrorTitle} detail={defaultErrorBody}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        Try again
      </button>
    </DataState>
  </main>
);
