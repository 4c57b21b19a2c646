import { type ComponentType, useEffect, useState } from 'react';
import { loadNeeded, preload } from './load-code.ts';

export type OnDemand<Props> = ComponentType<Props> & {
  /** Loads the code ahead of its first use; a failure is left to that use. */
  preload: () => void;
};

interface Source<Props> {
  /** Null until loaded. */
  component: () => ComponentType<Props> | null;
  load: () => Promise<void>;
}

function sourceOf<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Source<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  return {
    component: () => loaded,
    load() {
      loading ??= fetchComponent().then(
        (component) => {
          loaded = component;
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** Renders a source's component once it is loaded; throws what kept it from being loaded. */
function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [state, setState] = useState<{ error?: unknown }>({});
  const Loaded = source.component();
  const isLoaded = Loaded !== null;
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    loadNeeded(source.load).then(
      () => isShown && setState({}),
      (error: unknown) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [source, isLoaded]);
  if (state.error) throw state.error;
  return Loaded && <Loaded {...props} />;
}

/**
 * Creates a component whose code is loaded when it is first rendered. Until then it renders nothing. Code that could
 * not be loaded is an error of the component, and is asked for again by the next one.
 *
 * Unlike `React.lazy`, code that is loaded renders at once: a suspended boundary may wait 300 ms to show it.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const source = sourceOf(load);
  return Object.assign((props: Props) => <Part source={source} props={props} />, {
    preload: () => preload(source.load),
  });
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Loads a part once the person does something on the page, so that it is there when it opens. */
export function usePreload(part: { preload: () => void }): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, run, { capture: true });
    };
    const run = () => {
      stop();
      part.preload();
    };
    for (const sign of signs) window.addEventListener(sign, run, { passive: true, capture: true });
    return stop;
  }, [part]);
}

/** Props of the button that opens a part: the part is loaded once pointer or focus is on it, which is before it is pressed. */
export const preloading = ({ preload: load }: { preload: () => void }) => ({ onPointerEnter: load, onFocus: load });
