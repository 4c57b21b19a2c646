import { useParams } from 'react-router';
import { WorkExplorer } from '../work/WorkPage.tsx';
import { allWorkPath } from '../work/work-places.ts';
import { ReportPage } from './ReportPage.tsx';

/** Every ticket that the person sees, under their filters. */
export function AllWorkPage() {
  const { ticketId } = useParams();
  return (
    <ReportPage name="All work">
      <WorkExplorer lens={null} base={allWorkPath} ticketId={ticketId ?? null} />
    </ReportPage>
  );
}
