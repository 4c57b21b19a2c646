import { type PaletteEntry, useRegistered, visible } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { pageTexts } from '#texts/pages.ts';
import { paletteTexts } from '#texts/shell.ts';

/** Returns every page that features link in the rail, in tabs and in the provider's bar, as far as the person sees it. */
export function usePalettePages(): PaletteEntry[] {
  const me = useMe();
  const provider = useRegistered('providerLinks');
  const groups = [
    { group: paletteTexts.page, links: useRegistered('areas') },
    { group: pageTexts.reports, links: useRegistered('reports') },
    { group: pageTexts.analytics, links: useRegistered('analytics') },
    { group: pageTexts.settings, links: useRegistered('settings') },
    { group: pageTexts.administration, links: useRegistered('administration') },
    { group: paletteTexts.page, links: me.isSuper ? provider : [] },
  ];
  return groups.flatMap(({ group, links }) => visible(links, me).map(({ name, to }) => ({ name, group, to })));
}
