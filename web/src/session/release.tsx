import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { defaultProductName } from '#domain/constants.ts';

/** Facts about this installation; read before sign-in. */
export interface Release {
  productName: string;
  version: string;
  /** `production`, or the word of the ribbon. */
  environment: string;
}

const unknownRelease: Release = { productName: defaultProductName, version: '', environment: 'production' };

/** Reads the known texts of an answer; anything else keeps the default. */
function releaseFrom(answer: Record<string, unknown>): Release {
  const text = (name: keyof Release) => {
    const value = answer[name];
    return typeof value === 'string' ? value : unknownRelease[name];
  };
  return { productName: text('productName'), version: text('version'), environment: text('environment') };
}

const ReleaseContext = createContext<Release>(unknownRelease);

export function ReleaseProvider({ children }: { children: ReactNode }) {
  const [release, setRelease] = useState(unknownRelease);
  useEffect(() => {
    fetch('/info/version')
      .then((answer) => answer.json())
      .then((answer) => setRelease(releaseFrom(answer)))
      .catch(() => setRelease(unknownRelease));
  }, []);
  return <ReleaseContext value={release}>{children}</ReleaseContext>;
}

export const useRelease = (): Release => useContext(ReleaseContext);

/** Sets the page's title: its parts, then the product. */
export function useTitle(...parts: string[]): void {
  const { productName } = useRelease();
  const title = [...parts, productName].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
