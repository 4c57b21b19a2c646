import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdministrationPage } from '#frame/AdministrationPage.tsx';
import { can, hasCmmsMapping } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsTexts as texts } from '#texts/cmms.ts';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './cmms-config.module.css';
import { cmmsSystemsQuery, updateGlobalConfigMutation } from './cmms-queries.ts';
import { FieldsTab } from './fields/FieldsTab.tsx';
import { MappingsTab } from './mappings/MappingsTab.tsx';
import { RelationsTab } from './mappings/RelationsTab.tsx';
import { TranslationsTab } from './values/TranslationsTab.tsx';
import { ValuesTab } from './values/ValuesTab.tsx';

const allTabs = [
  { id: 'fields', name: texts.tabs.fields },
  { id: 'values', name: texts.tabs.values },
  { id: 'mappings', name: texts.tabs.mappings },
  { id: 'relations', name: texts.tabs.relations },
  { id: 'translations', name: texts.tabs.translations },
] as const;
type TabId = (typeof allTabs)[number]['id'];

/** Fields of maintenance systems, their values, and what fills them: for the customer's Admins (CMMS.3). */
export function CmmsConfigPage() {
  const panelId = useId();
  const me = useMe();
  const tabs = allTabs.filter(({ id }) => id !== 'mappings' || hasCmmsMapping(me));
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(cmmsSystemsQuery, { context: { quiet: true } });
  const systems = data?.cmmsSystems;
  const system = systems?.find(({ id }) => id === params.get('system')) ?? systems?.[0];
  const tab: TabId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'fields';
  const go = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), { replace: true });
  return (
    <AdministrationPage name={texts.title}>
      <div className={css.cmmsPage}>
        <header className={css.cmmsHead}>
          <h1>{texts.title}</h1>
          {systems && systems.length > 0 && (
            <Select
              label={texts.system}
              className={css.cmmsSystem}
              options={systems.map(({ id, displayName, isActive }) => ({
                value: id,
                label: isActive ? displayName : texts.inactiveSystem(displayName),
              }))}
              value={system?.id}
              onChange={(id) => setParams({ system: id, tab })}
            />
          )}
          <span className="grow" />
          {data && <SaveOnCreate isOn={data.globalCmmsConfig.saveOnCreateWork} />}
        </header>
        {!data && !error && <Skeleton className={kit.card} />}
        {error && !data && (
          <Failed title={cmmsFailure('get', 'CMMS fields')} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {systems?.length === 0 && <Missing title={texts.noSystem} detail={texts.noSystemDetail} />}
        {system && (
          <section className={`${kit.card} ${css.cmmsCard}`} key={system.id}>
            <Tabs label={texts.title} tabs={tabs} selected={tab} panelId={panelId} onSelect={(id) => go({ tab: id })} />
            <TabPanel id={panelId} label={tabs.find(({ id }) => id === tab)?.name ?? ''} className={css.cmmsPanel}>
              {tab === 'fields' && <FieldsTab systemId={system.id} />}
              {tab === 'values' && <ValuesTab systemId={system.id} />}
              {tab === 'mappings' && <MappingsTab systemId={system.id} />}
              {tab === 'relations' && <RelationsTab systemId={system.id} />}
              {tab === 'translations' && <TranslationsTab systemId={system.id} />}
            </TabPanel>
          </section>
        )}
      </div>
    </AdministrationPage>
  );
}

/** Switch: asset and location of a new ticket are kept for its alarms. */
function SaveOnCreate({ isOn }: { isOn: boolean }) {
  const id = useId();
  const toaster = useToaster();
  const canEdit = can(useMe(), 'cmmsFields', 'EDIT');
  const [isWanted, setWanted] = useState(isOn);
  const [save, { loading }] = useMutation(updateGlobalConfigMutation, {
    context: { failure: cmmsFailure('update', 'CMMS config') },
  });
  const change = async (saveOnCreateWork: boolean) => {
    setWanted(saveOnCreateWork);
    if ((await save({ variables: { saveOnCreateWork } })).data) toaster.success();
    else setWanted(!saveOnCreateWork);
  };
  return (
    <span className="line">
      <label htmlFor={id} className="meta quiet">
        {texts.saveOnCreate}
      </label>
      <Switch
        id={id}
        isDisabled={!canEdit}
        isBusy={loading}
        isOn={isWanted}
        onChange={(next) => void change(next).catch(() => setWanted(!next))}
      />
    </span>
  );
}
