import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { mobileAssetsPath } from '#features/lists/places/asset-places.ts';
import { seenBy, useRegistered } from '#frame/feature.ts';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { useTitle } from '#session/release.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { ActiveTag } from '../ActiveTag.tsx';
import { EntityFacts } from '../EntityFacts.tsx';
import type { EntityDetail } from '../entity-queries.ts';
import { useEntity } from '../use-entity.ts';
import './assets-phone.module.css';
import * as mobileCss from '#frame/phone/mobile.module.css';

const detailsId = 'details';

/** One place or asset on the whole screen, to read: what it is, its alarms and its work. */
export function MobileAsset() {
  const { entityId = '' } = useParams();
  const { entity, isMissing, error, readAgain } = useEntity(entityId);
  const name = entity?.name ?? texts.asset(entityId);
  useTitle(name);
  return (
    <RecordPage name={entity?.rawEntityClass ?? ''} listPath={mobileAssetsPath} backLabel={texts.backToList}>
      {entity && <Record key={entity.id} entity={entity} />}
      {!entity && <h1 className="unseen">{name}</h1>}
      {isMissing && <Missing title={texts.missing(entityId)} />}
      {!entity && !error && <Skeleton />}
      {error && !entity && !isMissing && (
        <Failed title={texts.failed} error={errorMessage(error)} onRetry={readAgain} />
      )}
    </RecordPage>
  );
}

function Record({ entity }: { entity: EntityDetail }) {
  const me = useMe();
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const sections = seenBy(me, useRegistered('assetSections'))
    .filter(({ isOnPhone, classes }) => isOnPhone && (classes?.includes(entity.class) ?? true))
    .toSorted((a, b) => a.rank - b.rank);
  const open = sections.find(({ id }) => id === params.get('tab'));
  return (
    <div className={mobileCss.mobileDetail}>
      <div className={mobileCss.mobileTitle}>
        <div className="grow">
          <h1 dir="auto">{entity.name}</h1>
          {entity.location && entity.location !== entity.name && <p className="soft">{entity.location}</p>}
          <ActiveTag count={entity.activeAlarmCount} />
          <SourcesStrip />
        </div>
      </div>
      <Tabs
        label={texts.asset(entity.name)}
        tabs={[{ id: detailsId, name: texts.details }, ...sections]}
        selected={open?.id ?? detailsId}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={open?.name ?? texts.details} className={mobileCss.mobilePanel}>
        {open ? <open.Section entityId={entity.id} /> : <EntityFacts entity={entity} />}
      </TabPanel>
    </div>
  );
}
