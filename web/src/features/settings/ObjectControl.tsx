import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { pageTexts } from '#texts/pages.ts';
import { propertySettingsTexts, statusTexts } from '#texts/settings.ts';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { PropertiesPanel } from './properties/PropertiesPanel.tsx';
import { StatusList } from './StatusList.tsx';
import * as css from './settings.module.css';

const tabs = [
  { id: 'statuses', name: statusTexts.title },
  { id: 'properties', name: propertySettingsTexts.title },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** Settings of the customer's objects: statuses and properties of alarms. */
export function ObjectControl() {
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const selected: TabId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'statuses';
  const label = tabs.find(({ id }) => id === selected)?.name ?? '';
  return (
    <SettingsPage name={pageTexts.objectControl} isWide={selected === 'properties'}>
      <Tabs
        label={pageTexts.objectControl}
        tabs={tabs}
        selected={selected}
        panelId={panelId}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      />
      <TabPanel id={panelId} label={label} className={css.settingsPanel}>
        {selected === 'statuses' ? <StatusList /> : <PropertiesPanel />}
      </TabPanel>
    </SettingsPage>
  );
}
