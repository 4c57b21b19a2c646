import { ConfigProvider } from 'antd';
import { Outlet } from 'react-router';
import { mobilePlaces, ShellPlacesContext } from '#features/lists/places/shell-places.tsx';
import { touchTheme } from '#ui/theme.ts';
import '#ui/phone/phone.css';
import '#frame/shell.css';
import '#frame/phone/phone.css';

/** Frame of every page of the mobile shell: controls of touch size, and links that stay within it. */
export const MobileShell = () => (
  <ConfigProvider theme={touchTheme}>
    <ShellPlacesContext value={mobilePlaces}>
      <Outlet />
    </ShellPlacesContext>
  </ConfigProvider>
);
