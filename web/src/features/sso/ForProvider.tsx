import type { ReactNode } from 'react';
import { ssoFormTexts as texts } from '#texts/sso.ts';
import { Copyable } from '#ui/Copyable.tsx';
import * as css from './sso.module.css';

interface ForProviderProps {
  detail: string;
  /** Addresses of ours with their names; none before there is a domain. */
  addresses: ReadonlyArray<readonly [label: string, address: string]>;
  children?: ReactNode;
}

/** Values that whoever runs the identity provider enters there. */
export const ForProvider = ({ detail, addresses, children }: ForProviderProps) => (
  <section className={css.ssoOurs} aria-label={texts.ours}>
    <h3>{texts.ours}</h3>
    <p className="soft">{detail}</p>
    {children}
    {addresses.map(([label, address]) => (
      <div key={label}>
        <span>{label}</span>
        <Copyable label={label} text={address} />
      </div>
    ))}
  </section>
);
