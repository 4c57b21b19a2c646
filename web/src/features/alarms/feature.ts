import { BellRing } from 'lucide-react';
import { intake } from '#features/lenses/waiting.ts';
import type { Feature } from '#frame/feature.ts';
import { seesAlarms, seesReports } from '#session/access.ts';
import { alarmShortcutTexts as shortcuts } from '#texts/alarm-list.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { onDemand } from '#ui/on-demand.tsx';

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
      name: alarmTexts.triage,
      to: '/alarms',
      icon: BellRing,
      sees: seesAlarms,
      waiting: intake,
      Rail: onDemand(async () => (await import('#features/lists/LensRail.tsx')).LensRail),
    },
  ],
  reports: [{ rank: 20, name: alarmTexts.allAlarms, to: '/reports/allAlarms' }],
  palette: [{ sees: seesAlarms, load: async () => (await import('./palette.ts')).useAlarmPalette }],
  shortcuts: [
    [['J', '↓'], shortcuts.next],
    [['K', '↑'], shortcuts.previous],
    [['Enter', 'O'], shortcuts.open],
    [['Esc'], shortcuts.close],
    [['X', 'Shift X'], shortcuts.select],
    [['Ctrl A'], shortcuts.selectAll],
    [['W'], shortcuts.work],
    [['S'], shortcuts.snooze],
    [['D'], shortcuts.decline],
    [['M'], shortcuts.move],
    [['P'], shortcuts.priority],
    [['.'], shortcuts.pin],
    [['Z'], shortcuts.undo],
    [['N'], shortcuts.newRows],
    [[']'], shortcuts.drawer],
    [['→', '←'], shortcuts.incident],
  ],
} satisfies Feature;
