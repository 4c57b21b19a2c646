import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { Kbd } from './Kbd.tsx';
import { useMedia } from './media.ts';
import * as css from './ui.module.css';
import { useShortcuts } from './use-shortcuts.ts';
import { useStable } from './use-stable.ts';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  body?: string;
  /** Offered as a button, and by `Z` while the toast shows. */
  undo?: () => void;
  /** Something to do with what is said, as a button. */
  offer?: { label: string; run: () => void };
}

export interface Toaster {
  /** Says what worked; without a title the default success text. */
  success(title?: string, body?: string, undo?: () => void): void;
  /** Says what is there now, with something to do with it. */
  offer(title: string, body: string, offer: { label: string; run: () => void }): void;
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
    success: (title = toastTexts.success, body, undo) => say({ kind: 'success', title, body, undo }),
    offer: (title, body, offer) => say({ kind: 'success', title, body, offer }),
    clear: () => say(null),
    error: (title = toastTexts.failure, body = toastTexts.failureDetail) => say({ kind: 'error', title, body }),
    subscribe(show) {
      listeners.add(show);
      return () => listeners.delete(show);
    },
  };
}

/** The style sheet runs the line beneath as long. */
const shownMs = 6_000;
const leaveMs = 150;
const maxCount = 3;
let keys = 0;

const ToasterContext = createContext<Toaster | null>(null);

/** The toaster of this app. */
export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('No ToastHost above');
  return toaster;
}

interface Shown extends Toast {
  key: number;
  isLeaving: boolean;
}

/** Shows toasts bottom left, 60 px up, for six seconds, at most three at a time. */
export function ToastHost({ toaster, children }: { toaster: Toaster; children: ReactNode }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(
    () =>
      toaster.subscribe((toast) => {
        if (toast === null) return setShown([]);
        keys += 1;
        const added = { ...toast, key: keys, isLeaving: false };
        setShown((before) => [...before, added].slice(-maxCount));
      }),
    [toaster],
  );
  const remove = useStable((key: number) => setShown((before) => before.filter((one) => one.key !== key)));
  const close = useStable((key: number) => {
    if (isStill) return remove(key);
    setShown((before) => before.map((one) => (one.key === key ? { ...one, isLeaving: true } : one)));
    setTimeout(() => remove(key), leaveMs);
  });
  const undo = ({ key, undo: take }: Shown) => {
    close(key);
    take?.();
  };
  useShortcuts({
    z: () => {
      const last = shown.findLast((one) => one.undo && !one.isLeaving);
      if (last) undo(last);
    },
  });
  return (
    <ToasterContext value={toaster}>
      {children}
      <div className={css.toasts}>
        {shown.map((one) => (
          <ToastCard key={one.key} toast={one} onUndo={() => undo(one)} onClose={close} />
        ))}
      </div>
    </ToasterContext>
  );
}

interface ToastCardProps {
  toast: Shown;
  onUndo: () => void;
  onClose: (key: number) => void;
}

/** One toast. It stays while the pointer or the focus is on it. */
function ToastCard({ toast, onUndo, onClose }: ToastCardProps) {
  const { key, kind, title, body, isLeaving } = toast;
  const leftMs = useRef(shownMs);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || isLeaving) return;
    const since = Date.now();
    const timer = setTimeout(() => onClose(key), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - since;
    };
  }, [key, isHeld, isLeaving, onClose]);
  const failed = kind === 'error';
  const take = () => {
    onClose(key);
    toast.offer?.run();
  };
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it
    <div
      role={failed ? 'alert' : 'status'}
      className={`${css.toast}${failed ? ` ${css.isError}` : ''}${isHeld ? ` ${css.isHeld}` : ''}${isLeaving ? ` ${css.isLeaving}` : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={css.toastIcon} size={17} aria-hidden />
      <div className="grow">
        <div className={css.toastTitle}>{title}</div>
        {body && <div className={css.toastBody}>{body}</div>}
      </div>
      {toast.undo && (
        <button type="button" className={`${css.btn} ${css.isSmall}`} onClick={onUndo}>
          {actionTexts.undo} <Kbd>{'Z'}</Kbd>
        </button>
      )}
      {toast.offer && (
        <button type="button" className={`${css.btn} ${css.isSmall}`} onClick={take}>
          {toast.offer.label}
        </button>
      )}
      <button
        type="button"
        className={`${css.iconBtn} ${css.isSmall} ${css.toastClose}`}
        aria-label={actionTexts.close}
        onClick={() => onClose(key)}
      >
        <X size={15} aria-hidden />
      </button>
      <span className={css.toastTime} aria-hidden />
    </div>
  );
}
