import { Component, type ReactNode } from 'react';
import { DataState } from './DataState.tsx';
import { defaultErrorBody, defaultErrorTitle } from './toast.tsx';

interface GuardedProps {
  /** What it shows: of something else it is drawn anew. */
  of?: string;
  children: ReactNode;
}

interface GuardedState {
  hasFailed: boolean;
  of?: string;
}

/** Keeps a failure to the panel it happens in: what cannot be drawn says so in its place, and all around it goes on. */
export class Guarded extends Component<GuardedProps, GuardedState> {
  override state: GuardedState = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<GuardedState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: GuardedProps, state: GuardedState): GuardedState | null {
    return of === state.of ? null : { hasFailed: false, of };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <DataState kind="failed" title={defaultErrorTitle} detail={defaultErrorBody}>
        <button type="button" className="btn" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </DataState>
    );
  }
}
