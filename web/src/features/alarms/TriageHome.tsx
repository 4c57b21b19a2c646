import { useQuery } from '@apollo/client/react';
import { Navigate } from 'react-router';
import { can } from '../../app/access.ts';
import { useMe } from '../../app/me.tsx';
import { useAlarmLenses } from './lenses.ts';
import { defaultLensPath, lensPath, writeView } from './list/lens-address.ts';
import { savedViewsQuery } from './views/view-queries.ts';

/** Where triage starts: the person's default lens, looked at by their default view. */
export function TriageHome() {
  const { all, error } = useAlarmLenses();
  const hasViews = can(useMe(), 'savedViews', 'VIEW');
  const views = useQuery(savedViewsQuery, { skip: !hasViews, context: { quiet: true } });
  if (error) return <Navigate to={defaultLensPath} replace />;
  if (!all || (hasViews && !views.data && !views.error)) return null;
  const lens = all.find(({ isSectionDefault }) => isSectionDefault);
  const view = views.data?.savedViews.find(({ isDefault }) => isDefault);
  const params = new URLSearchParams();
  if (view) writeView(params, view);
  const path = lens ? lensPath(lens) : defaultLensPath;
  return <Navigate to={params.size > 0 ? `${path}?${params}` : path} replace />;
}
