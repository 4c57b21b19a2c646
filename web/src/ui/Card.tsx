import { type ReactNode, useId } from 'react';
import { Guarded } from './Guarded.tsx';

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
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside && <span className="meta quiet">{aside}</span>}
      </div>
      <Guarded>{children}</Guarded>
    </section>
  );
}
