import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { useLenses } from '#features/lenses/lenses.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { Redirect } from '#ui/Redirect.tsx';
import { writeView } from './lens-address.ts';
import { fallbackOf, lensPathOf } from './lens-places.ts';
import { savedViewsQuery, viewTypeOf } from './views/view-queries.ts';

/** Start of a section: the person's default lens, or at sign-in the one they start with, with their default view. */
function LensHome({ kind }: { kind: LensKind }) {
  const fallback = fallbackOf(kind);
  const { all, error } = useLenses(kind);
  const me = useMe();
  const isLanding = Boolean(useLocation().state?.isLanding);
  const hasViews = can(me, 'savedViews', 'VIEW');
  const views = useQuery(savedViewsQuery, {
    variables: { viewType: viewTypeOf(kind) },
    skip: !hasViews,
    context: { quiet: true },
  });
  if (error) return <Redirect to={fallback} />;
  if (!all || (hasViews && !views.data && !views.error)) return null;
  const start = isLanding ? all.find(({ id }) => id === me.landingPageLens) : undefined;
  const lens = start ?? all.find(({ isSectionDefault }) => isSectionDefault);
  const view = views.data?.savedViews.find(({ isDefault }) => isDefault);
  const params = new URLSearchParams();
  if (view) writeView(params, view);
  const path = lens ? lensPathOf(kind, lens) : fallback;
  return <Redirect to={params.size > 0 ? `${path}?${params}` : path} />;
}

export const TriageHome = () => <LensHome kind="alarm" />;
export const WorkHome = () => <LensHome kind="work" />;
export const AssetHome = () => <LensHome kind="asset" />;
