import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { shellTexts } from '#texts/shell.ts';
import * as css from './frame.module.css';

export interface Crumb {
  name: string;
  to?: string;
}

/** Breadcrumbs; the last one is this page. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={shellTexts.breadcrumb} className={css.crumbs}>
      <ol className="line">
        {crumbs.map(({ name, to }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <li aria-hidden>
                <ChevronRight size={13} />
              </li>
            )}
            <li className="ell" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {to ? <Link to={to}>{name}</Link> : name}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
