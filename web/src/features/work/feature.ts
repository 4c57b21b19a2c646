import { ClipboardList } from 'lucide-react';
import { myWork } from '#features/lenses/waiting.ts';
import type { Feature } from '#frame/feature.ts';
import { type Me, seesAlarms, seesReports, seesWork } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

const home = async () => (await import('#features/lists/LensHome.tsx')).WorkHome;
const explorer = async () => (await import('./WorkPage.tsx')).WorkPage;
const triage = async () => (await import('./TriageWorkPage.tsx')).TriageWorkPage;
const phone = async () => (await import('./phone/MobileWork.tsx')).MobileWork;
const inReports = (me: Me) => seesWork(me) && seesReports(me);

export default {
  console: [
    { path: 'alarms/work/list/active_work/Open Work/0/:ticketId?', sees: seesAlarms, load: triage },
    { path: 'alarms/work/list/:workTab/:workLens/0/:ticketId?', sees: seesAlarms, load: triage },
    { path: 'work', sees: seesWork, load: home },
    { path: 'work/new', sees: seesWork, load: async () => (await import('./NewWorkPage.tsx')).NewWorkPage },
    { path: 'work/:group/:workLens/:ticketId?', sees: seesWork, load: explorer },
    { path: 'reports/allWork', sees: inReports, load: async () => (await import('./AllWorkPage.tsx')).AllWorkPage },
    { path: 'reports/followUp', sees: inReports, load: async () => (await import('./FollowUpPage.tsx')).FollowUpPage },
  ],
  phone: [
    { path: 'm/alarms/work/list', sees: seesWork, load: phone },
    { path: 'm/alarms/work/list/active_work/all/0/:ticketId?', sees: seesWork, load: phone },
  ],
  areas: [
    {
      rank: 20,
      name: pageTexts.work,
      to: '/work',
      icon: ClipboardList,
      sees: seesWork,
      waiting: myWork,
      Rail: onDemand(async () => (await import('./WorkRail.tsx')).WorkRail),
    },
  ],
  reports: [
    { rank: 30, name: pageTexts.allWork, to: '/reports/allWork', sees: seesWork },
    { rank: 40, name: pageTexts.followUp, to: '/reports/followUp', sees: seesWork },
  ],
  palette: [{ sees: seesWork, load: async () => (await import('./palette.ts')).useWorkPalette }],
  parts: [
    {
      CreateWork: onDemand(async () => (await import('./dialogs/CreateWork.tsx')).CreateWork),
      AlarmWork: onDemand(async () => (await import('./AlarmWork.tsx')).AlarmWork),
    },
  ],
} satisfies Feature;
