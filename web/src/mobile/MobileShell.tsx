import { ConfigProvider } from 'antd';
import { Outlet } from 'react-router';
import { mobilePlaces, ShellPlacesContext } from '../app/shell-places.tsx';
import { touchTheme } from '../app/theme.ts';
// in this order: what a page lays out by itself stands above what holds everywhere
import './touch.css';
import './mobile.css';

/** What surrounds every page of the mobile shell: controls that a thumb hits, and links that stay within it. */
export const MobileShell = () => (
  <ConfigProvider theme={touchTheme}>
    <ShellPlacesContext value={mobilePlaces}>
      <Outlet />
    </ShellPlacesContext>
  </ConfigProvider>
);
