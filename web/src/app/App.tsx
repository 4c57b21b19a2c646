import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router';
import { FeaturesProvider } from '#frame/feature.ts';
import { useTheme } from '#session/preferences.ts';
import { ReleaseProvider } from '#session/release.tsx';
import type { Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { useMedia } from '#ui/media.ts';
import { antdTheme } from '#ui/theme.ts';
import { type Toaster, ToastHost } from '#ui/toast.tsx';
import { features } from './features.ts';
import { createRouter } from './routes.tsx';

const router = createRouter(features);

interface AppProps {
  client: ApolloClient;
  session: Session;
  toaster: Toaster;
}

export function App({ client, session, toaster }: AppProps) {
  const theme = useTheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <ConfigProvider theme={antdTheme(theme, !isStill)}>
      <ToastHost toaster={toaster}>
        <ReleaseProvider>
          <SessionProvider value={session}>
            <ApolloProvider client={client}>
              <FeaturesProvider value={features}>
                <RouterProvider router={router} />
              </FeaturesProvider>
            </ApolloProvider>
          </SessionProvider>
        </ReleaseProvider>
      </ToastHost>
    </ConfigProvider>
  );
}
