import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { useTheme } from '#session/preferences.ts';
import { ReleaseProvider } from '#session/release.tsx';
import type { Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { type Toaster, ToastHost } from '#ui/toast.tsx';
import { createRouter } from './routes.tsx';

interface AppProps {
  session: Session;
  toaster: Toaster;
}

export function App({ session, toaster }: AppProps) {
  const theme = useTheme();
  const [router] = useState(() => createRouter(session));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <ToastHost toaster={toaster}>
      <ReleaseProvider>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ReleaseProvider>
    </ToastHost>
  );
}
