import { Component, type ReactNode } from 'react';
import { toastTexts } from '#texts/common.ts';
import { Failed } from './states.tsx';

interface GuardedProps {
  /** Key of the content: a change draws it again. */
  of?: string;
  children: ReactNode;
}

interface GuardedState {
  hasFailed: boolean;
  of?: string;
}

/** Keeps a failure of drawing to its panel: an error is shown in its place, and the rest of the page goes on. */
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
    return <Failed title={toastTexts.failure} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
