import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ViewsMenu } from '#features/lists/views/ViewsMenu.tsx';
import { savedViewsQuery } from '#features/lists/views/view-queries.ts';
import type { SavedPivotInput, SavedViewFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { pivotTexts as texts } from '#texts/advanced-analytics.ts';
import { viewTexts } from '#texts/views.ts';
import { formatDateTime } from '#ui/format.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { addressOfRange } from '#ui/range-address.ts';
import * as css from './advanced-analytics.module.css';
import type { PivotState } from './pivot-address.ts';
import { writePivotState } from './pivot-address.ts';

const MailDialog = onDemand(async () => (await import('./MailDialog.tsx')).MailDialog);
const usualDays = 30;

interface PivotViewsProps {
  state: PivotState;
  range: { start: string; end: string };
  timezone: string;
  onChange: (change: Partial<PivotState>) => void;
}

/** Saved views of the page, and whom each is mailed to. A person's default view opens with the bare page. */
export function PivotViews({ state, range, timezone, onChange }: PivotViewsProps) {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(savedViewsQuery, {
    variables: { viewType: 'advancedAnalytics' },
    skip: !can(me, 'savedViews', 'VIEW'),
    context: { quiet: true },
  });
  const [mailing, setMailing] = useState<string | null>(null);
  const views = data?.savedViews ?? [];
  const view = views.find(({ id }) => id === state.viewId);
  const { source, rows, column, measure, criteria } = state;
  const isBetween = params.has('from') && params.has('to');
  const pivot: SavedPivotInput = {
    ...{ source, rows, column, measure },
    days: isBetween ? null : Number(params.get('days') ?? usualDays),
    range: isBetween ? range : null,
    timezone,
  };
  const open = (next: SavedViewFieldsFragment | null) => setParams(next ? addressOfView(next) : new URLSearchParams());
  const byDefault = views.find(({ isDefault }) => isDefault);
  const [isBare] = useState(() => params.size === 0);
  const [isOpened, setOpened] = useState(!isBare);
  useEffect(() => {
    if (isOpened || !data) return;
    setOpened(true);
    if (byDefault) setParams(addressOfView(byDefault), { replace: true });
  }, [isOpened, data, byDefault, setParams]);
  return (
    <>
      {view?.mail && (
        <span className={`${css.pivotMail} meta quiet`}>
          {texts.mail.next(formatDateTime(view.mail.nextAt), view.mail.recipients.length)}
          {view.mail.lastError && <span className={css.isBad}> {texts.mail.lastError(view.mail.lastError)}</span>}
        </span>
      )}
      <ViewsMenu
        viewType="advancedAnalytics"
        now={{ criteria, columns: null, sort: null, pivot }}
        viewId={state.viewId}
        deleteHint={viewTexts.deletePivotHint}
        onOpen={open}
        onMade={(viewId) => onChange({ viewId })}
        actionsOf={({ id }) => [{ key: 'mail', label: texts.mail.action, onClick: () => setMailing(id) }]}
      />
      {mailing !== null && view && <MailDialog view={view} onClose={() => setMailing(null)} />}
    </>
  );
}

/** Returns the address of a saved view. */
function addressOfView({ id, criteria, pivot }: SavedViewFieldsFragment): URLSearchParams {
  if (!pivot) return new URLSearchParams();
  const { source, rows, column = null, measure, days, range, timezone } = pivot;
  const withRange = addressOfRange(new URLSearchParams(), {
    days: days ?? usualDays,
    ends: range ? [new Date(range.start), new Date(range.end)] : null,
    timezone,
  });
  const state = { source, rows, column, measure, criteria: criteria as PivotState['criteria'], sort: null, viewId: id };
  return writePivotState(withRange, state);
}
