import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import * as css from './ui.module.css';

/** `inline`: a text that is pressed where it stands; `plain`: a card, tile or row that is drawn where it stands. */
type ButtonVariant = 'default' | 'primary' | 'ghost' | 'link' | 'danger' | 'inline' | 'plain';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  /** Icon before the text. */
  icon?: LucideIcon;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** True while the action of this button runs: it keeps its width and focus, and ignores presses. */
  isBusy?: boolean;
}

const variantClass: Record<ButtonVariant, string> = {
  default: css.btn,
  primary: `${css.btn} ${css.isPrimary}`,
  ghost: `${css.btn} ${css.isGhost}`,
  link: `${css.btn} ${css.isGhost} ${css.isLink}`,
  danger: `${css.btn} ${css.isDanger}`,
  inline: css.linkBtn,
  plain: '',
};

const classOf = ({ variant = 'default', size = 'medium' }: ButtonLook, isBusy: boolean, className = ''): string =>
  [variantClass[variant], size === 'small' && css.isSmall, isBusy && css.isBusy, className].filter(Boolean).join(' ');

function Content({ icon: Icon, size, isBusy, children }: ButtonLook & { isBusy: boolean; children: ReactNode }) {
  const iconSize = size === 'small' ? 14 : 15;
  return (
    <>
      {isBusy && (
        <LoaderCircle size={iconSize} className={`${css.turning}${Icon ? '' : ` ${css.btnSpinner}`}`} aria-hidden />
      )}
      {Icon && !isBusy && <Icon size={iconSize} aria-hidden />}
      {children}
    </>
  );
}

/** A button with a text, of the kit's variants and sizes. */
export function Button({ variant, size, icon, isBusy = false, className, onClick, children, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={classOf({ variant, size }, isBusy, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={isBusy ? ignore : onClick}
    >
      <Content icon={icon} size={size} isBusy={isBusy}>
        {children}
      </Content>
    </button>
  );
}

/** A link to a page of the console that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link className={classOf({ variant, size }, false, className)} {...rest}>
      <Content icon={icon} size={size} isBusy={false}>
        {children}
      </Content>
    </Link>
  );
}
