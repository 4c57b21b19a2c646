import { ConfigProvider } from 'antd';
import { Outlet } from 'react-router';
import { mobilePlaces, ShellPlacesContext } from '#features/lists/places/shell-places.tsx';
import { touchTheme } from '#ui/theme.ts';
// in this order: mobile.css wins over equally specific rules of touch.css
import './touch.css';
import './mobile.css';

/** Frame of every page of the mobile shell: controls of touch size, and links that stay within it. */
export const MobileShell = () => (
  <ConfigProvider theme={touchTheme}>
    <ShellPlacesContext value={mobilePlaces}>
      <Outlet />
    </ShellPlacesContext>
  </ConfigProvider>
);
