import { ArrowRightLeft, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { seenBy, useRegistered } from '#frame/feature.ts';
import { Page } from '#frame/Page.tsx';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { pageTexts } from '#texts/pages.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { ActiveTag } from './ActiveTag.tsx';
import * as css from './assets.module.css';
import { EntityFacts } from './EntityFacts.tsx';
import type { EntityDetail } from './entity-queries.ts';
import { useEntity } from './use-entity.ts';
import { useRefresh } from './use-refresh.ts';

const EntityDialog = onDemand(async () => (await import('./dialogs/EntityDialog.tsx')).EntityDialog);
const DeleteDialog = onDemand(async () => (await import('./dialogs/DeleteDialog.tsx')).DeleteDialog);
const ReassignDialog = onDemand(async () => (await import('./dialogs/ReassignDialog.tsx')).ReassignDialog);

const detailsId = 'details';

/** Page of one place or asset; features add its tabs (`assetSections`). */
export function EntityPage() {
  const { entityId = '' } = useParams();
  const { entity, isMissing, error, readAgain } = useEntity(entityId);
  return (
    <Page
      crumbs={[{ name: pageTexts.assets, to: '/assets' }, { name: entity?.name ?? entityId }]}
      title={[entity?.name ?? texts.asset(entityId), pageTexts.assets]}
    >
      {entity && <EntityView key={entity.id} entity={entity} onChange={readAgain} />}
      {!entity && <h1 className="unseen">{texts.asset(entityId)}</h1>}
      {isMissing && (
        <Missing title={texts.missing(entityId)}>
          <ButtonLink to="/assets">{texts.back}</ButtonLink>
        </Missing>
      )}
      {!entity && !error && <Skeleton />}
      {error && !entity && !isMissing && (
        <Failed title={texts.failed} error={errorMessage(error)} onRetry={readAgain} />
      )}
    </Page>
  );
}

type Open = 'edit' | 'delete' | 'reassign' | null;

function EntityView({ entity, onChange }: { entity: EntityDetail; onChange: () => void }) {
  usePreload(EntityDialog);
  usePreload(DeleteDialog);
  const me = useMe();
  const navigate = useNavigate();
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<Open>(null);
  const refresh = useRefresh();
  const sections = seenBy(me, useRegistered('assetSections'))
    .filter(({ classes }) => classes?.includes(entity.class) ?? true)
    .toSorted((a, b) => a.rank - b.rank);
  const open = sections.find(({ id }) => id === params.get('tab'));
  const close = () => setDialog(null);
  const mayEdit = can(me, 'assets', 'EDIT');
  return (
    <div className={css.assetPage}>
      <div className={css.assetHead}>
        <div className="grow">
          <h1 dir="auto">{entity.name}</h1>
          <p className={`${css.assetFacts} meta`}>
            <span>{entity.rawEntityClass}</span>
            {entity.location && entity.location !== entity.name && <span>{entity.location}</span>}
            <ActiveTag count={entity.activeAlarmCount} />
          </p>
        </div>
        {mayEdit && (
          <Button size="small" icon={Pencil} onClick={() => setDialog('edit')}>
            {actionTexts.edit}
          </Button>
        )}
        <ActionsMenu
          actions={[
            {
              ...{ label: texts.reassign, icon: ArrowRightLeft, hide: !mayEdit || !can(me, 'alarms', 'EDIT') },
              action: () => setDialog('reassign'),
            },
            {
              label: texts.refresh,
              icon: RefreshCw,
              hide: !mayEdit,
              action: () => void refresh(entity.rawEntityClass),
            },
            {
              ...{ label: actionTexts.delete, icon: Trash2, danger: true, hide: !can(me, 'assets', 'DELETE') },
              action: () => setDialog('delete'),
            },
          ]}
        />
        <SourcesStrip />
      </div>
      <Tabs
        label={texts.asset(entity.name)}
        tabs={[{ id: detailsId, name: texts.details }, ...sections]}
        selected={open?.id ?? detailsId}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={open?.name ?? texts.details} className={css.assetPanel}>
        {open ? <open.Section entityId={entity.id} /> : <EntityFacts entity={entity} onChange={onChange} />}
      </TabPanel>
      {dialog === 'edit' && <EntityDialog entity={entity} onClose={close} onDone={onChange} />}
      {dialog === 'delete' && (
        <DeleteDialog entity={entity} onClose={close} onDone={() => navigate('/assets', { replace: true })} />
      )}
      {dialog === 'reassign' && <ReassignDialog entity={entity} onClose={close} onDone={onChange} />}
    </div>
  );
}
