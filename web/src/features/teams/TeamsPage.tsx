import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { locationTexts, teamTexts as texts } from '#texts/teams.ts';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { LocationsPanel } from './LocationsPanel.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';
import * as css from './teams.module.css';

const tabs = [
  { id: 'teams', name: texts.title },
  { id: 'locations', name: locationTexts.title },
] as const;

/** Teams of the customer, and the locations that they look after. */
export function TeamsPage() {
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'locations' ? 'locations' : 'teams';
  return (
    <SettingsPage name={texts.title} isWide>
      <Tabs
        label={texts.title}
        tabs={tabs}
        selected={tab}
        panelId={panelId}
        onSelect={(next) => setParams(next === 'teams' ? {} : { tab: next })}
      />
      <TabPanel id={panelId} label={tabs.find(({ id }) => id === tab)?.name ?? ''} className={css.teamsPanel}>
        {tab === 'teams' ? (
          <TeamsPanel teamId={params.get('team')} onTeam={(team) => setParams(team === null ? {} : { team })} />
        ) : (
          <LocationsPanel />
        )}
      </TabPanel>
    </SettingsPage>
  );
}
