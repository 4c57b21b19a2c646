import { type ComponentType, Suspense } from 'react';
import { type Parts, useRegistered } from './feature.ts';

/** A part that another feature offers, drawn once its module is loaded; nothing if no feature offers it. */
export function Part<Name extends keyof Parts>({ name, ...props }: { name: Name } & Parts[Name]) {
  const offered = useRegistered('parts').find((parts) => parts[name]);
  const Offered = offered?.[name] as ComponentType<object> | undefined;
  return (
    Offered && (
      <Suspense>
        <Offered {...props} />
      </Suspense>
    )
  );
}
