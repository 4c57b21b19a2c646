import { type ReactNode, useId } from 'react';
import { Guarded } from './Guarded.tsx';
import * as css from './ui.module.css';

interface CardProps {
  title: string;
  /** Meta text at the right of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled card of a detail page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id}>{title}</h2>
        {aside && <span className="meta quiet">{aside}</span>}
      </div>
      <Guarded>{children}</Guarded>
    </section>
  );
}
