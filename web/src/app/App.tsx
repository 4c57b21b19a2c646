import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router';
import { type Toaster, ToastHost } from '../ui/toast.tsx';
import { useMedia } from './media.ts';
import { useTheme } from './preferences.ts';
import { ReleaseProvider } from './release.tsx';
import { createRouter } from './routes.tsx';
import type { Session } from './session.ts';
import { SessionProvider } from './session-context.tsx';
import { antdTheme } from './theme.ts';

const router = createRouter();

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
              <RouterProvider router={router} />
            </ApolloProvider>
          </SessionProvider>
        </ReleaseProvider>
      </ToastHost>
    </ConfigProvider>
  );
}
