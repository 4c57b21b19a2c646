import { Outlet } from 'react-router';
import { mobilePlaces, ShellPlacesContext } from '#features/lists/places/shell-places.tsx';
import { JobToasts } from '#frame/JobToasts.tsx';
import { TouchSized } from '#ui/Themed.tsx';
import '#ui/phone/touch.module.css';
import '#frame/frame.module.css';
import '#frame/phone/mobile.module.css';

/** Frame of every page of the mobile shell: controls of touch size, and links that stay within it. */
export const MobileShell = () => (
  <TouchSized>
    <ShellPlacesContext value={mobilePlaces}>
      <Outlet />
      <JobToasts />
    </ShellPlacesContext>
  </TouchSized>
);
