import { BellRing } from 'lucide-react';
import { useIntakeCount } from '#features/lenses/waiting-counts.ts';
import { LensRail } from '#features/lists/LensRail.tsx';
import type { Feature } from '#frame/feature.ts';
import { seesAlarms, seesReports } from '#session/access.ts';

const home = async () => (await import('#features/lists/LensHome.tsx')).TriageHome;
const triage = async () => (await import('./TriagePage.tsx')).TriagePage;
const alarm = async () => (await import('./detail/AlarmPage.tsx')).AlarmPage;
const phone = async () => (await import('./phone/MobileTriage.tsx')).MobileTriage;

export default {
  console: [
    { path: 'alarms', sees: seesAlarms, load: home },
    { path: 'alarms/list/all_alarms/:alarmId', sees: seesAlarms, load: alarm },
    { path: 'alarms/:group/:lens', sees: seesAlarms, load: triage },
    {
      path: 'reports/allAlarms',
      sees: seesReports,
      load: async () => (await import('./AllAlarmsPage.tsx')).AllAlarmsPage,
    },
  ],
  phone: [
    { path: 'm/alarms/list', load: phone },
    { path: 'm/alarms/alarms/list/active_alarms/:alarmId?', load: phone },
  ],
  areas: [
    {
      rank: 10,
      name: 'Triage',
      to: '/alarms',
      icon: BellRing,
      sees: seesAlarms,
      useCount: useIntakeCount,
      Rail: LensRail,
    },
  ],
  reports: [{ rank: 20, name: 'All alarms', to: '/reports/allAlarms' }],
  shortcuts: [
    [['J', '↓'], 'Next row; the drawer follows'],
    [['K', '↑'], 'Previous row; the drawer follows'],
    [['Enter', 'O'], 'Open the drawer; again, the full page'],
    [['Esc'], 'Close the drawer, then leave the row or the selection'],
    [['X', 'Shift X'], 'Select the row; the rows up to it'],
    [['Ctrl A'], 'Select all in the lens'],
    [['W'], 'Create work'],
    [['S'], 'Snooze; then 1 to 6, or U until a date'],
    [['D'], 'Decline'],
    [['M'], 'Move to a status'],
    [['P'], 'Set the priority'],
    [['.'], 'Pin'],
    [['Z'], 'Undo, while the toast shows'],
    [['N'], 'Show new rows'],
    [[']'], 'Open or close the drawer'],
  ],
} satisfies Feature;
