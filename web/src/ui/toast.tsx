import { notification } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Kbd } from './Kbd.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export const defaultErrorTitle = 'System Failure';
export const defaultErrorBody = 'An error has occurred. Please try again later.';
export const defaultSuccess = 'Successfully saved changes.';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  body?: string;
  /** Offered as a button, and by `Z` while the toast shows. */
  undo?: () => void;
}

export interface Toaster {
  /** Says what worked; without a title the default success text. */
  success(title?: string, body?: string, undo?: () => void): void;
  /** Says what failed; without words the contract's default title and body. */
  error(title?: string, body?: string): void;
  /** Takes away what was said: it holds no longer. */
  clear(): void;
  /** Hands every toast to `show` until the returned function is called; null takes all away. */
  subscribe(show: (toast: Toast | null) => void): () => void;
}

/** A toaster that code outside React (the Apollo client) can hold as well. */
export function createToaster(): Toaster {
  const listeners = new Set<(toast: Toast | null) => void>();
  const say = (toast: Toast | null) => {
    for (const show of listeners) show(toast);
  };
  return {
    success: (title = defaultSuccess, body, undo) => say({ kind: 'success', title, body, undo }),
    clear: () => say(null),
    error: (title = defaultErrorTitle, body = defaultErrorBody) => say({ kind: 'error', title, body }),
    subscribe(show) {
      listeners.add(show);
      return () => listeners.delete(show);
    },
  };
}

let keys = 0;

const ToasterContext = createContext<Toaster | null>(null);

/** The toaster of this app. */
export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('No ToastHost above');
  return toaster;
}

/** Shows toasts bottom left, 60 px up, for six seconds, at most three at a time. */
export function ToastHost({ toaster, children }: { toaster: Toaster; children: ReactNode }) {
  const [api, holder] = notification.useNotification({
    placement: 'bottomLeft',
    bottom: 60,
    duration: 6,
    showProgress: true,
    pauseOnHover: true,
    maxCount: 3,
  });
  const undos = useRef<Array<{ key: string; undo: () => void }>>([]);
  const [show] = useState(() => (toast: Toast | null) => {
    if (toast === null) {
      undos.current = [];
      return api.destroy();
    }
    const failed = toast.kind === 'error';
    const Icon = failed ? CircleAlert : CircleCheck;
    const { undo } = toast;
    keys += 1;
    const key = `toast-${keys}`;
    const forget = () => {
      undos.current = undos.current.filter((one) => one.key !== key);
    };
    const take = () => {
      forget();
      api.destroy(key);
      undo?.();
    };
    if (undo) undos.current.push({ key, undo: take });
    api.open({
      key,
      onClose: forget,
      ...(undo && {
        actions: (
          <Button size="small" onClick={take}>
            Undo <Kbd>Z</Kbd>
          </Button>
        ),
      }),
      title: toast.title,
      description: toast.body,
      role: failed ? 'alert' : 'status',
      className: `toast is-${toast.kind}${undo ? ' has-undo' : ''}`,
      icon: <Icon size={17} style={{ color: `var(--${failed ? 'danger' : 'success'}-icon)` }} aria-hidden />,
    });
  });
  useEffect(() => toaster.subscribe(show), [toaster, show]);
  useShortcuts({ z: () => undos.current.at(-1)?.undo() });
  return (
    <ToasterContext value={toaster}>
      {holder}
      {children}
    </ToasterContext>
  );
}
