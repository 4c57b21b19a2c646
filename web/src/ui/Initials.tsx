import * as css from './initials.module.css';
import { initialsOf } from './initials.ts';

/** Initials in the place of a photo. They are no text of what they stand in, which has the name. */
export const Initials = ({ name, className }: { name: string; className: string }) => (
  <span className={`${className} ${css.initials}`} data-initials={initialsOf(name)} aria-hidden />
);
