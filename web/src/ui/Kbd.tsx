import * as css from './ui.module.css';
export const Kbd = ({ children }: { children: string }) => <kbd className={css.kbd}>{children}</kbd>;
