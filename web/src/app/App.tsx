import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { FeaturesProvider } from '#frame/feature.ts';
import { useTheme } from '#session/preferences.ts';
import { ReleaseProvider } from '#session/release.tsx';
import type { Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { type Toaster, ToastHost } from '#ui/toast.tsx';
import { features } from './features.ts';
import { createRouter } from './routes.tsx';

interface AppProps {
  session: Session;
  toaster: Toaster;
}

export function App({ session, toaster }: AppProps) {
  const theme = useTheme();
  const [router] = useState(() => createRouter(session, features));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <ToastHost toaster={toaster}>
      <ReleaseProvider>
        <SessionProvider value={session}>
          <FeaturesProvider value={features}>
            <RouterProvider router={router} />
          </FeaturesProvider>
        </SessionProvider>
      </ReleaseProvider>
    </ToastHost>
  );
}
