import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme, touchTheme } from './theme.ts';
import type { ThemeName } from './tokens.ts';

interface ThemedProps {
  theme: ThemeName;
  /** True for people who want no motion. */
  isStill: boolean;
  children: ReactNode;
}

/** Draws every control within it from our tokens. */
export const Themed = ({ theme, isStill, children }: ThemedProps) => (
  <ConfigProvider theme={antdTheme(theme, !isStill)}>{children}</ConfigProvider>
);

/** Draws controls in touch size. */
export const TouchSized = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={touchTheme}>{children}</ConfigProvider>
);
