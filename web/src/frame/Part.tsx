import type { ComponentType } from 'react';
import { usePreload } from '#ui/on-demand.tsx';
import { type Parts, useRegistered } from './feature.ts';

const useOffered = (name: keyof Parts) => useRegistered('parts').find((parts) => parts[name])?.[name];

/** A part that another feature offers, drawn once its module is loaded; nothing if no feature offers it. */
export function Part<Name extends keyof Parts>({ name, ...props }: { name: Name } & Parts[Name]) {
  const Offered = useOffered(name) as ComponentType<object> | undefined;
  return Offered && <Offered {...props} />;
}

const nothing = { preload: () => undefined };

/** Loads a part once the person does something on the page, so that it is there when it opens. */
export const usePreloadedPart = (name: keyof Parts): void => usePreload(useOffered(name) ?? nothing);
