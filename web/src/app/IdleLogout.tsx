import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { idleSeconds } from '#domain/constants.ts';

const storageKey = 'last-active-at';
const checkMs = 5_000;
/** Storage is written at most this often. */
const noteMs = 1_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Sends a session that nobody has used for half an hour to /logout; all tabs of a browser count as one. */
export function IdleLogout() {
  const navigate = useNavigate();
  useEffect(() => {
    let notedAt = 0;
    const note = () => {
      const now = Date.now();
      if (now - notedAt < noteMs) return;
      notedAt = now;
      localStorage.setItem(storageKey, String(now));
    };
    const check = () => {
      const idleMs = Date.now() - Number(localStorage.getItem(storageKey));
      if (idleMs >= idleSeconds * 1_000) navigate('/logout');
    };
    note();
    const timer = setInterval(check, checkMs);
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }, [navigate]);
  return null;
}
