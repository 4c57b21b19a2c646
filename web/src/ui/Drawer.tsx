import { Drawer as AntDrawer } from 'antd';
import type { ReactNode } from 'react';

/** px, by what a drawer holds. */
const widths = { list: 484, form: 520, wide: 640 };

interface DrawerProps {
  title: string;
  size?: keyof typeof widths;
  /** Absent: open as long as it is there. */
  isOpen?: boolean;
  onClose: () => void;
  /** Actions in the head. */
  extra?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

const heading = (title: string) => <h2 className="panel-title">{title}</h2>;

/** A panel beside the page. */
export const Drawer = ({ size = 'form', isOpen = true, title, ...rest }: DrawerProps) => (
  <AntDrawer open={isOpen} size={widths[size]} title={heading(title)} {...rest} />
);

type SheetProps = Omit<DrawerProps, 'size' | 'extra' | 'footer'> & {
  isOpen: boolean;
  /** True if it covers the screen; else it is as high as what it holds. */
  isFull?: boolean;
};

/** A panel over the lower part of a phone, or over all of it. */
export const Sheet = ({ isOpen, isFull = false, title, ...rest }: SheetProps) => (
  <AntDrawer
    open={isOpen}
    placement="bottom"
    size={isFull ? '100%' : 'auto'}
    title={heading(title)}
    destroyOnHidden={isFull}
    {...rest}
  />
);
