import { Component, type ReactNode } from 'react';

interface CanvasGuardProps {
  onFailed: () => void;
  children: ReactNode;
}

/** Keeps a failure of the map, or of loading its code, to the map: the page goes on with its list (MAP.3). */
export class CanvasGuard extends Component<CanvasGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
